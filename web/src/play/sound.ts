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
  win: (on: BaseAudioContext, out: AudioNode) => {
    [261.6, 329.6, 392, 523.3].forEach((tone, i) =>
      note(on, out, { at: i * 0.09, from: tone, to: tone, time: 1.1, loud: 0.12 }),
    );
    SOUNDS.purr(on, out);
  },
} satisfies Record<string, (on: BaseAudioContext, out: AudioNode) => void>;

export type SoundName = keyof typeof SOUNDS;

export function play(name: SoundName): void {
  const on = context();
  if (!on) return;
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

/** Which sound tells best what just happened. */
export function soundName(
  events: readonly Happening[],
  view: View | null,
  me: number | null,
  look: Look,
): SoundName | null {
  if (view?.outcome) return me === null || view.outcome.winners.includes(me) ? "win" : "purr";
  if (events.some((event) => /feral|hiss|bust|attack/.test(event.kind))) return "hiss";
  if (view?.prompt) return "meow";
  const own = ownSound(events, look);
  if (own) return own;
  return events.some((event) => event.to) ? "card" : null;
}

export function soundFor(events: readonly Happening[], view: View | null, me: number | null, look: Look): void {
  const name = settings.sound ? soundName(events, view, me, look) : null;
  if (name) play(name);
}
