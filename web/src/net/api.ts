// Questions to the server: JSON both ways; every failure is one sentence.
import type { ErrorInfo } from "./protocol";
import { t } from "../lib/words.svelte";

export class Failed extends Error {
  readonly code: string;
  readonly rule: string;
  readonly field: string;
  constructor(info: ErrorInfo) {
    super(info.text);
    this.code = info.code;
    this.rule = info.rule ?? "";
    this.field = info.field ?? "";
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Failed({ code: "offline", text: t("error-offline") });
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const info = (body as { error?: ErrorInfo } | null)?.error;
  throw new Failed(info ?? { code: `http-${answer.status}`, text: t("error-server") });
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** A record file goes as it is. */
export function postText<T>(path: string, text: string): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: text });
}

export function saying(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
