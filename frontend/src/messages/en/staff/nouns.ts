import type { Noun } from '../../../admin/crud/noun';
import { plural } from '../language';

const plurals: Partial<Record<Noun, [one: string, many: string]>> = { content: ['text', 'texts'] };

/** Where any of them is meant: 'Add speaker'. */
export const indefinite = (noun: Noun): string => noun;
/** Where one of them is known: 'Speaker saved', 'this speaker'. */
export const definite = (noun: Noun): string => noun;
export const several = (noun: Noun): string => `${noun}s`;
/** '1 speaker', '5 speakers' */
export const counted = (count: number, noun: Noun): string => {
  const [one, many] = plurals[noun] ?? [noun, several(noun)];
  return `${count} ${plural(count, one, many)}`;
};
/** The same behind a word that changes it, such as 'from' or 'Delete'. */
export const ofCounted = (count: number, noun: Noun): string => counted(count, noun);
