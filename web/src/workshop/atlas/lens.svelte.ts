/** Looking closer: how the sheet is moved and magnified by wheel, drag, pinch and keys. */
import { SHEET, type Point } from "./projection";

const CLOSEST = 4;
const STILL = 6;
/** How far a pointer may tremble and still be a click, in pixels. */

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The whole sheet fills the frame at this scale. */
  private whole = 1;
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private dragged = false;

  get transform(): string {
    return `translate(${this.x.toFixed(2)} ${this.y.toFixed(2)}) scale(${this.scale.toFixed(4)})`;
  }

  get isClose(): boolean {
    return this.scale > this.whole * 1.01;
  }

  /** Begin with a frame of this shape filled, looking at a point of the sheet. */
  open(width: number, height: number, at: Point): void {
    const fit = Math.min(width / SHEET.width, height / SHEET.height);
    const cover = Math.max(width / SHEET.width, height / SHEET.height);
    this.whole = 1;
    this.scale = between(1, cover / fit, 1.7);
    this.lookAt(at);
  }

  fit(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Come as close as shows all of these points with some room around them. */
  frame(points: readonly Point[]): void {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = 150;
    this.scale = between(
      1.25,
      Math.min(SHEET.width / (right - left + room), SHEET.height / (bottom - top + room)),
      2.2,
    );
    this.lookAt({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }

  lookAt(point: Point): void {
    this.x = SHEET.width / 2 - point.x * this.scale;
    this.y = SHEET.height / 2 - point.y * this.scale;
    this.hold();
  }

  /** Magnify around a point of the frame that stays where it is. */
  zoom(by: number, around: Point = { x: SHEET.width / 2, y: SHEET.height / 2 }): void {
    const scale = between(1, this.scale * by, CLOSEST);
    this.x = around.x - ((around.x - this.x) * scale) / this.scale;
    this.y = around.y - ((around.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.hold();
  }

  private hold(): void {
    this.x = between(SHEET.width * (1 - this.scale), this.x, 0);
    this.y = between(SHEET.height * (1 - this.scale), this.y, 0);
  }

  down(event: PointerEvent, svg: SVGSVGElement): void {
    this.pointers.set(event.pointerId, this.onSheet(event, svg));
    this.start = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) this.dragged = false;
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.start) return;
    if (!this.dragged) {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < STILL) return;
      this.dragged = true;
      // Only now: a captured pointer would take the click away from towns and links.
      svg.setPointerCapture(event.pointerId);
    }
    const now = this.onSheet(event, svg);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = Math.hypot(before.x - other.x, before.y - other.y);
      this.zoom(Math.hypot(now.x - other.x, now.y - other.y) / (spread || 1), other);
    } else {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.hold();
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) this.start = null;
  }

  /** Whether the click that is coming ends a drag, and means nothing else. */
  endsDrag(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), this.onSheet(event, svg));
  }

  private onSheet(event: MouseEvent, svg: SVGSVGElement): Point {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
