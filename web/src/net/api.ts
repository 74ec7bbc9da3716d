// Questions to the server: JSON both ways; every failure is one sentence, in the language that is spoken.
import type { ErrorInfo, Me } from "./protocol";
import { locale, t } from "../lib/words.svelte";

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

async function asked(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers: { "accept-language": locale(), ...headers } });
  } catch {
    throw new Failed({ code: "offline", text: t("error-offline") });
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  throw new Failed((body as { error?: ErrorInfo } | null)?.error ?? broken(answer));
}

function broken(answer: Response): ErrorInfo {
  return { code: `http-${answer.status}`, text: t("error-server") };
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await asked(path, init);
  const body: unknown = await answer.json().catch(() => null);
  if (body === null) throw new Failed(broken(answer));
  return body as T;
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path);
}

/** A file as it is, such as a catalog. */
export async function getText(path: string): Promise<string> {
  return (await asked(path)).text();
}

let met: Promise<Me> | null = null;

/** Who one is to the server. Whatever is done in one's own name waits for it: two first answers would bring two cookies,
    and the game of the one would be a stranger's to the other. */
export function introduced(): Promise<Me> {
  met ??= get<Me>("/me").catch((error: unknown) => {
    met = null;
    throw error;
  });
  return met;
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return postText<T>(path, JSON.stringify(body));
}

/** A record file goes as it is. */
export async function postText<T>(path: string, text: string): Promise<T> {
  await introduced().catch(() => {}); // then this fails, too, and says why
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: text });
}

export function saying(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
