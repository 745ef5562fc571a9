/** Sounds made on the spot: no files, off until somebody turns them on. */
export class Deck {
  private context: AudioContext | null = null;

  turn(): void {
    this.ring(660, 0);
    this.ring(880, 0.12);
  }

  private ring(pitch: number, after: number): void {
    this.context ??= new AudioContext();
    const { context } = this;
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}
