/** How the eight resources look: a colour, a silhouette, and the ink drawn on the colour. */
import type { Resource } from "./table";

export interface Look {
  colour: string;
  ink: string;
  /** Filled silhouette in a square of 24. */
  shape: string;
  /** Drawn as a line of this width instead. */
  line?: number;
}

/** A cog with eight teeth. */
function cog(): string {
  const points: string[] = [];
  for (let tooth = 0; tooth < 8; tooth++) {
    for (const [radius, shift] of [[7.2, -14], [10.8, -9], [10.8, 9], [7.2, 14]] as const) {
      const angle = ((tooth * 45 + shift) * Math.PI) / 180;
      points.push(`${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`);
    }
  }
  return `M${points.join("L")}ZM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z`;
}

export const LOOKS: Record<Resource, Look> = {
  steel: { colour: "#46586a", ink: "#ffffff", shape: "M3.5 3h17v4.5h-5.8v9h5.8V21h-17v-4.5h5.8v-9H3.5z" },
  copper: {
    colour: "#b4552a",
    ink: "#ffffff",
    shape: "M3 5.5h13.5a3.3 3.3 0 0 1 0 6.5h-9a3.3 3.3 0 0 0 0 6.5H21",
    line: 4,
  },
  manual: {
    colour: "#8a6a00",
    ink: "#ffffff",
    shape: "M8.5 2.5h7l5 4.5v2.5h-6v12h-4.5v-12h-6V6.5z",
  },
  automated: { colour: "#4a7536", ink: "#ffffff", shape: cog() },
  empirical: {
    colour: "#7b3f8c",
    ink: "#ffffff",
    shape: "M8 2h8v2.5h-1.5v5l6 9.5a2 2 0 0 1-1.7 3H5.2a2 2 0 0 1-1.7-3l6-9.5v-5H8z",
  },
  scientific: {
    colour: "#1f66a8",
    ink: "#ffffff",
    shape: "M11.2 6.5C9 4.5 5.5 4 2 4.5v14.5c3.5-.5 7 0 9.2 1.8zM12.8 6.5C15 4.5 18.5 4 22 4.5v14.5c-3.5-.5-7 0-9.2 1.8z",
  },
  steam: {
    colour: "#a3231f",
    ink: "#ffffff",
    shape: "M5 11.5h9v2.7h-1.3V22H6.3v-7.8H5zM9 9.8C6.5 7.5 8 6 8 4c2.5-3 6-2.5 7-1 3-.8 5.5 1 5 3.3C18.5 9.5 14 8 12 9.8z",
  },
  electricity: { colour: "#e8ae10", ink: "#1b1b1b", shape: "M14 1.5 4 14h6.5L8.5 22.5 20 9.3h-7z" },
};

/** The cards' own silhouettes, in a square of 24. */
export const CARDS: Record<string, string> = {
  "train-station":
    "M6 3h12v12.5c0 1.5-1 2.5-2.5 2.5L18 21h-2.5l-2-2.5h-3L8.5 21H6l2.5-3C7 18 6 17 6 15.5zM8 5.5V10h8V5.5zM9.3 12.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM14.7 12.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  academy: "M12 3 22 8v2H2V8zM4 11.5h3v6.5H4zM10.5 11.5h3v6.5h-3zM17 11.5h3v6.5h-3zM2 19.5h20V22H2z",
  laboratory: "M8 2h8v2.5h-1.5v5l6 9.5a2 2 0 0 1-1.7 3H5.2a2 2 0 0 1-1.7-3l6-9.5v-5H8z",
  journal: "M3 4h15v14.5a1.5 1.5 0 0 0 1.5 1.5V8H21v11.5A2.5 2.5 0 0 1 18.5 22H5.5A2.5 2.5 0 0 1 3 19.5zM5.5 7v2.2h10V7zM5.5 11.5v1.7h4.7v-1.7zM5.5 15v1.7h4.7V15zM12 11.5v5.2h3.5v-5.2z",
  skyscraper: "M11 1h2v3h2v3h2v5h2v10h-5.5v-4h-3v4H5V12h2V7h2V4h2zM9 9v2h2V9zM13 9v2h2V9zM9 13.5v2h2v-2zM13 13.5v2h2v-2z",
  "meeting-room": "M2 12h20v2.5h-2V21h-2.5v-6.5h-11V21H4v-6.5H2zM7 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM3.5 11c.5-1.5 2-2 3.5-2s3 .5 3.5 2zM13.5 11c.5-1.5 2-2 3.5-2s3 .5 3.5 2z",
};
