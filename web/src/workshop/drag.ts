/** Carry something to a place that takes it (`data-drop`): pointer events only, so that touch works too. */
export interface Carrying {
  can: boolean;
  drop(target: Element): void;
}

const STILL = 7;

export function draggable(node: HTMLElement, carrying: Carrying): { update(next: Carrying): void; destroy(): void } {
  let now = carrying;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  function lift(): void {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      zIndex: "50",
      left: "0",
      top: "0",
      width: `${box.width}px`,
      pointerEvents: "none",
      opacity: "0.9",
      willChange: "transform",
      transition: "none",
    });
    document.body.append(ghost);
  }

  function carry(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
      lift();
    }
    ghost!.style.transform = `translate(${event.clientX - 45}px, ${event.clientY - 60}px) scale(.8)`;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
    if (under !== over) {
      over?.classList.remove("under-drag");
      under?.classList.add("under-drag");
      over = under;
    }
  }

  function put(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const target = ghost ? over : null;
    if (ghost) node.addEventListener("click", swallow, { capture: true, once: true });
    clear();
    if (target) now.drop(target);
    // A drag that ends elsewhere sends no click to swallow.
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
  }

  function clear(): void {
    ghost?.remove();
    over?.classList.remove("under-drag");
    ghost = over = start = null;
  }

  const swallow = (event: Event): void => event.stopPropagation();
  const down = (event: PointerEvent): void => {
    if (!now.can || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // At once: a quick hand leaves a small piece before it has moved far.
    node.setPointerCapture(event.pointerId);
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", carry);
  node.addEventListener("pointerup", put);
  node.addEventListener("pointercancel", clear);
  return {
    update: (next) => (now = next),
    destroy: () => {
      clear();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", carry);
      node.removeEventListener("pointerup", put);
      node.removeEventListener("pointercancel", clear);
    },
  };
}
