/** How wide the window is: narrow ones are laid out anew. */
const NARROW = matchMedia("(max-width: 760px)");

class Screen {
  isPhone = $state(NARROW.matches);

  constructor() {
    NARROW.addEventListener("change", (event) => (this.isPhone = event.matches));
  }
}

export const screen = new Screen();
