/** Questions to the server over HTTP. Every failure is a `Problem` with a code and a sentence. */
import type { Plain } from "./types";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly facts: Plain = {},
  ) {
    super(message);
  }
}

export async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "no-connection", "the server does not answer");
  }
  const told: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemOf(response.status, told);
  return told as T;
}

function problemOf(status: number, told: unknown): Problem {
  const { error, message, facts } = (told ?? {}) as { error?: string; message?: string; facts?: Plain };
  return new Problem(status, error ?? "failed", message ?? `the server answered ${status}`, facts);
}

/** A name for one sending, so that a move sent twice is made once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
