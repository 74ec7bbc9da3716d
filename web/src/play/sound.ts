// Small organic sounds, made on the spot; silent until asked for.
import type { Happening } from "../lib/facts";
import type { Look } from "../net/looks.svelte";
import type { View } from "../net/protocol";
import { settings } from "../lib/settings.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!settings.sound) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

interface Note {
  at?: number;
  from: number;
  to: number;
  time: number;
  shape?: OscillatorType;
  loud?: number;
  tremble?: number;
}

function note(
  on: BaseAudioContext,
  out: AudioNode,
  { at = 0, from, to, time, shape = "sine", loud = 0.3, tremble = 0 }: Note,
): void {
  const start = on.currentTime + at;
  const voice = on.createOscillator();
  const swell = on.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + time);
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud, start + time * 0.15);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + time);
  voice.connect(swell).connect(out);
  if (tremble) shake(on, swell, tremble, start, time);
  voice.start(start);
  voice.stop(start + time);
}

/** A purr is a low tone that trembles. */
function shake(on: BaseAudioContext, swell: GainNode, speed: number, start: number, time: number): void {
  const wave = on.createOscillator();
  const depth = on.createGain();
  wave.frequency.value = speed;
  depth.gain.value = 0.12;
  wave.connect(depth).connect(swell.gain);
  wave.start(start);
  wave.stop(start + time);
}

function breath(on: BaseAudioContext, out: AudioNode, time: number, pitch: number, loud: number): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * time), on.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const swell = on.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  swell.gain.value = loud;
  source.connect(filter).connect(swell).connect(out);
  source.start();
}

export const SOUNDS = {
  card: (on: BaseAudioContext, out: AudioNode) => breath(on, out, 0.09, 2400, 0.5),
  coin: (on: BaseAudioContext, out: AudioNode) => {
    note(on, out, { from: 1900, to: 1850, time: 0.18, shape: "triangle", loud: 0.16 });
    note(on, out, { at: 0.04, from: 2850, to: 2800, time: 0.22, loud: 0.1 });
  },
  purr: (on: BaseAudioContext, out: AudioNode) =>
    note(on, out, { from: 58, to: 52, time: 0.9, shape: "sawtooth", loud: 0.18, tremble: 24 }),
  meow: (on: BaseAudioContext, out: AudioNode) => {
    note(on, out, { from: 520, to: 760, time: 0.16, shape: "triangle", loud: 0.14 });
    note(on, out, { at: 0.14, from: 760, to: 430, time: 0.3, shape: "triangle", loud: 0.14 });
  },
  hiss: (on: BaseAudioContext, out: AudioNode) => breath(on, out, 0.45, 5200, 0.5),
  /** A trill that asks: prrp? */
  turn: (on: BaseAudioContext, out: AudioNode) => {
    note(on, out, { from: 330, to: 420, time: 0.16, shape: "triangle", loud: 0.14, tremble: 30 });
    note(on, out, { at: 0.13, from: 420, to: 690, time: 0.2, shape: "triangle", loud: 0.15 });
  },
  /** Cards are turned up. */
  reveal: (on: BaseAudioContext, out: AudioNode) => {
    breath(on, out, 0.12, 2100, 0.5);
    note(on, out, { at: 0.08, from: 587, to: 587, time: 0.3, loud: 0.1 });
    note(on, out, { at: 0.17, from: 880, to: 880, time: 0.4, loud: 0.09 });
  },
  /** Something swishes by, and a cat has said why. */
  pounce: (on: BaseAudioContext, out: AudioNode) => {
    breath(on, out, 0.22, 1500, 0.55);
    note(on, out, { at: 0.05, from: 380, to: 940, time: 0.16, shape: "sawtooth", loud: 0.07 });
    note(on, out, { at: 0.2, from: 150, to: 70, time: 0.18, loud: 0.26 });
  },
  /** A paw comes down on it. */
  capture: (on: BaseAudioContext, out: AudioNode) => {
    note(on, out, { from: 720, to: 300, time: 0.16, shape: "triangle", loud: 0.13 });
    note(on, out, { at: 0.14, from: 120, to: 64, time: 0.16, loud: 0.3 });
    note(on, out, { at: 0.26, from: 60, to: 54, time: 0.5, shape: "sawtooth", loud: 0.12, tremble: 24 });
  },
  /** A shelf, a vase, the floor. */
  disaster: (on: BaseAudioContext, out: AudioNode) => {
    breath(on, out, 0.7, 700, 0.8);
    note(on, out, { from: 300, to: 48, time: 0.55, shape: "sawtooth", loud: 0.13 });
    note(on, out, { at: 0.3, from: 90, to: 40, time: 0.5, loud: 0.32 });
  },
  /** A cat on the windowsill has seen something. */
  alarm: (on: BaseAudioContext, out: AudioNode) => {
    [0, 0.34].forEach((at) => {
      note(on, out, { at, from: 440, to: 660, time: 0.26, shape: "triangle", loud: 0.16, tremble: 14 });
      note(on, out, { at: at + 0.04, from: 660, to: 990, time: 0.22, loud: 0.09 });
    });
  },
  win: (on: BaseAudioContext, out: AudioNode) => {
    [261.6, 329.6, 392, 523.3].forEach((tone, i) =>
      note(on, out, { at: i * 0.09, from: tone, to: tone, time: 1.1, loud: 0.12 }),
    );
    SOUNDS.purr(on, out);
  },
} satisfies Record<string, (on: BaseAudioContext, out: AudioNode) => void>;

export type SoundName = keyof typeof SOUNDS;

/** A banner and a scene may raise the same alarm: it is heard once. */
const ECHO: Partial<Record<SoundName, number>> = { alarm: 3000 };
const heard = new Map<SoundName, number>();

export function play(name: SoundName): void {
  const on = context();
  const now = performance.now();
  if (!on || now - (heard.get(name) ?? -Infinity) < (ECHO[name] ?? 0)) return;
  heard.set(name, now);
  const volume = on.createGain();
  volume.gain.value = settings.volume;
  volume.connect(on.destination);
  SOUNDS[name](on, volume);
}

/** A game may say which of its events sound like what. */
function ownSound(events: readonly Happening[], look: Look): SoundName | undefined {
  const heard = Object.entries(look.sounds).find(([, parts]) =>
    events.some((event) => parts.some((part) => event.kind.includes(part))),
  );
  return heard && heard[0] in SOUNDS ? (heard[0] as SoundName) : undefined;
}

/** Which sound tells best what just happened; `asked`: one was not, and now one is. */
export function soundName(
  events: readonly Happening[],
  view: View | null,
  me: number | null,
  look: Look,
  asked = false,
): SoundName | null {
  if (view?.outcome) return me === null || view.outcome.winners.includes(me) ? "win" : "purr";
  if (asked) return "turn";
  return ownSound(events, look) ?? (events.some((event) => event.to) ? "card" : null);
}
