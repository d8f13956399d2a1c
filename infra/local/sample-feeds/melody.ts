import { dice, times } from '../pictures/geometry.js';

/** Samples a second: enough for plucked strings. */
export const rate = 8_000;

/** In samples. */
const beatLength = 0.64 * rate;
const ringLength = 5 * beatLength;

/** D hijaz in pure intervals, from the fifth below to the octave above. */
const tonic = 146.83;
const degrees = [3 / 4, 4 / 5, 8 / 9, 1, 16 / 15, 5 / 4, 4 / 3, 3 / 2, 8 / 5, 16 / 9, 2];

/** Phrases of eight beats, as degrees; a gap is a rest. */
const rest = -1;
const phrases = [
  [3, rest, 5, 6, 7, rest, 6, 5],
  [7, rest, 8, 7, 6, 5, 4, 3],
  [3, 4, 5, rest, 4, 3, rest, 0],
  [10, rest, 9, 8, 7, rest, 8, 7],
  [5, 6, 5, 4, 3, rest, 2, 3],
  [0, rest, 3, rest, 7, rest, 6, rest],
];
const phraseBeats = 8;

/** A quiet piece for a plucked string over a low drone, whose sample at any place is known without those before it. */
export function melody(name: string, seconds: number): (index: number) => number {
  const seed = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) | 0, 7);
  const noteOf = (beat: number) => {
    const phrase = Math.floor(dice(seed + Math.floor(beat / phraseBeats))() * phrases.length);
    return strings()[phrases[phrase]?.[beat % phraseBeats] ?? rest];
  };
  // What rings is the same for a whole beat.
  let heard = -1;
  let ringing: { note: Float32Array; since: number }[] = [];
  const listen = (beat: number) => {
    heard = beat;
    const since = times(ringLength / beatLength, (back) => beat - back).filter((at) => at >= 0);
    ringing = since.map((at) => ({ note: noteOf(at) ?? silence, since: at * beatLength }));
  };
  return (index) => {
    const beat = Math.floor(index / beatLength);
    if (beat !== heard) listen(beat);
    const second = index / rate;
    const drone = 0.05 * Math.sin(Math.PI * tonic * second) * (1 + 0.4 * Math.sin(second / 3));
    const sum = ringing.reduce((all, { note, since }) => all + (note[index - since] ?? 0), drone);
    return sum * Math.min(1, second / 2, (seconds - second) / 3);
  };
}

const silence = new Float32Array();

let plucked: Float32Array[] | undefined;

/** Each degree plucked once, until it has died away. */
function strings(): Float32Array[] {
  plucked ??= degrees.map((degree) => Float32Array.from(times(ringLength, (i) => pluck(tonic * degree, i / rate))));
  return plucked;
}

function pluck(frequency: number, second: number): number {
  const swing = (multiple: number) =>
    Math.sin(2 * Math.PI * frequency * multiple * second) * Math.exp(-1.5 * multiple * second);
  const attack = Math.min(1, second / 0.006);
  const end = Math.min(1, (ringLength / rate - second) / 0.1);
  return 0.16 * attack * end * (swing(1) + 0.5 * swing(2) + 0.22 * swing(3) + 0.1 * swing(4));
}
