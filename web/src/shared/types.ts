/** What the server sends, by the names the table uses. Generated from its description: `npm run types`. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Update = Schemas["UpdateShown"];
export type DecisionShown = Schemas["DecisionShown"];
export type Entry = Schemas["EntryShown"];
export type End = Schemas["EndShown"];
export type Sheet = Schemas["SheetShown"];
export type Place = Schemas["PlaceShown"];
export type Preview = Schemas["PreviewShown"];
export type Refusal = Schemas["RefusalShown"];
export type Explained = Schemas["ExplainedShown"];
export type Moment = Schemas["MomentShown"];
export type GameShown = Schemas["GameShown"];
export type OptionShown = Schemas["OptionShown"];
export type ListedTable = Schemas["ListedTable"];
export type Person = Schemas["PersonShown"];
export type TableMade = Schemas["TableMade"];
export type NewTable = Schemas["NewTable"];
export type SocketUpdate = Schemas["SocketUpdate"];
export type SocketAck = Schemas["SocketAck"];
export type SocketProblem = Schemas["SocketProblem"];

/** Something that happened: its type, then its fields. */
export interface TableEvent {
  type: string;
  [field: string]: unknown;
}

export type Plain = Record<string, unknown>;
