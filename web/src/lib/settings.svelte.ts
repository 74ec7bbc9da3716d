// What a person has chosen on this device.
import { toast } from "./say.svelte";
import { PSEUDO, speak, t, wished } from "./words.svelte";

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less" | "full";
  sound: boolean;
  volume: number;
  size: "small" | "normal" | "large";
  quick: boolean;
  rail: boolean;
  /** How strong bots are where nothing else was said. */
  level: string;
  /** Games that somebody has played to the end on this device. */
  finished: string[];
  /** Empty until somebody chooses: then it is what the browser wishes for. */
  language: string;
}

const KEY = "purrlor.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  sound: false,
  volume: 0.6,
  size: "normal",
  quick: false,
  rail: true,
  level: "housecat",
  finished: [],
  language: "",
};
const SCALES = { small: "0.92", normal: "1", large: "1.18" };

export const settings: Settings = $state(read());

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Somebody has played a game to the end here. */
export function noteFinished(game: string): void {
  if (!settings.finished.includes(game)) settings.finished = [...settings.finished, game];
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

/** Whether things may fly, or only fade. */
export function moves(): boolean {
  return settings.motion === "full" || (settings.motion === "auto" && !system.still);
}

/** The language to speak: the one that was chosen, or else the browser's. */
export function tongue(): string {
  return settings.language || wished();
}

/** Keep the settings, and the page in step with them. */
export function followSettings(): void {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === PSEUDO) settings.language = PSEUDO;
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (system.dark ? "dark" : "light") : settings.theme;
    root.dataset.motion = moves() ? "full" : "less";
    root.style.setProperty("--scale", SCALES[settings.size]);
  });
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => void speak(tongue()).catch(() => toast(t("error-offline"))));
}
