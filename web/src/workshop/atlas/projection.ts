/**
 * From places on the Earth to points on the sheet. The engraver gives room to the crowded Midlands
 * and little to the empty north, so both axes are stretched unevenly; coast and towns alike.
 */
import type { Place } from "./coast";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SHEET = { width: 1060, height: 840 } as const;

/** Hundredths of a degree, and where they fall on the sheet. */
type Scale = readonly (readonly [degrees: number, at: number])[];

const EASTWARD: Scale = [
  [-720, -180],
  [-430, 96],
  [-320, 204],
  [-225, 368],
  [-150, 500],
  [-100, 594],
  [0, 728],
  [135, 902],
  [340, 1130],
];

const NORTHWARD: Scale = [
  [5730, -75],
  [5592, 44],
  [5490, 166],
  [5400, 262],
  [5340, 353],
  [5295, 444],
  [5245, 548],
  [5180, 646],
  [5140, 710],
  [5080, 776],
  [4940, 930],
];

/** Slopes at the knots of a curve that never turns back (Fritsch and Carlson). */
function slopes(scale: Scale): number[] {
  const steps = scale.slice(1).map(([degrees, at], i) => (at - scale[i]![1]) / (degrees - scale[i]![0]));
  const inner = steps.slice(1).map((step, i) => (2 * step * steps[i]!) / (step + steps[i]!));
  return [steps[0]!, ...inner, steps.at(-1)!];
}

function curve(scale: Scale): (degrees: number) => number {
  const rising = [...scale].sort((a, b) => a[0] - b[0]);
  const slope = slopes(rising);
  return (degrees) => {
    const after = rising.findIndex(([knot]) => knot >= degrees);
    const right = after <= 0 ? (after === 0 ? 1 : rising.length - 1) : after;
    const [x0, y0] = rising[right - 1]!;
    const [x1, y1] = rising[right]!;
    const width = x1 - x0;
    const t = (degrees - x0) / width;
    const u = 1 - t;
    return (
      u * u * (1 + 2 * t) * y0 +
      t * t * (3 - 2 * t) * y1 +
      width * (t * u * u * slope[right - 1]! - t * t * u * slope[right]!)
    );
  };
}

const eastward = curve(EASTWARD);
const northward = curve(NORTHWARD);

export function project([east, north]: Place): Point {
  return { x: eastward(east), y: northward(north) };
}

/** A closed, slightly rounded outline through points, as an SVG path. */
export function outline(ring: readonly Place[]): string {
  const points = ring.map(project);
  const middle = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const last = points.at(-1)!;
  const turns = points.map((point, i) => {
    const next = points[(i + 1) % points.length]!;
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, next)}`;
  });
  return `M${middle(last, points[0]!)}${turns.join("")}Z`;
}
