/** Short sounds, made on the spot; none unless the person has switched them on. */
import { settings } from '../app/settings.svelte';
import type { EventInfo } from '../gen/wire';

/** A tone of a sound: its frequency, when it begins, in seconds, and how it sounds. */
type Tone = [frequency: number, after: number, wave?: OscillatorType];

const SOUNDS = {
  turn: [[660, 0], [880, 0.14]],
  end: [[523, 0], [659, 0.1], [784, 0.2]],
  card: [[140, 0], [95, 0.05]],
  coin: [[1320, 0], [1760, 0.07]],
  step: [[210, 0]],
  crack: [[110, 0, 'square'], [70, 0.06, 'square']],
  hammer: [[420, 0, 'triangle'], [420, 0.13, 'triangle']],
  rumble: [[55, 0, 'sawtooth'], [47, 0.12, 'sawtooth'], [41, 0.24, 'sawtooth']],
  bell: [[392, 0], [587, 0.05]],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

/** What is heard of an event; roles make no sound, since others sit in the same room. */
const HEARD: Record<string, Sound> = {
  place: 'card', 'mine-laid': 'card', 'goal-laid': 'card', lay: 'card', fence: 'hammer', stable: 'hammer', furnish: 'hammer', forge: 'hammer',
  break: 'crack', repair: 'hammer', rockfall: 'rumble', storm: 'rumble', dragon: 'rumble', attack: 'crack', cut: 'crack',
  step: 'step', 'monster-step': 'step', 'goal-revealed': 'bell', 'mine-revealed': 'bell',
  'gold-taken': 'coin', paid: 'coin', treasure: 'coin', vein: 'coin', take: 'coin', gain: 'coin', loot: 'coin', 'game-over': 'end',
};

/** The one sound of what has just happened: of the last event that has any. */
export function soundOf(events: readonly EventInfo[]): Sound | undefined {
  return events.map((event) => HEARD[event.name]).findLast((sound) => sound !== undefined);
}

let context: AudioContext | null = null;

export function chime(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) play(context, tone as Tone);
}

function play(sound: AudioContext, [frequency, after, wave = 'sine']: Tone): void {
  const at = sound.currentTime + after;
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.type = wave;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.15, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.25);
  tone.connect(volume).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}
