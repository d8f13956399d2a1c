import type staff from '#messages/en/staff.json';
import { t } from '#messages/staff';
import { capitalize } from '../../shell/capitalize';

/** The key of a noun is the same in all languages, so that code can compare it. */
export type Noun = keyof typeof staff.nouns;

export type WriteVerb = 'save' | 'create' | 'update' | 'delete' | 'restore';

/** '1 speaker', '5 speakers' */
export const counted = (count: number, noun: Noun): string => t(`nouns.${noun}.counted`, { count });

/** The same behind a word that changes it, such as 'from' or 'Delete'. */
export const ofCounted = (count: number, noun: Noun): string => t(`nouns.${noun}.ofCounted`, { count });

/** A sentence takes the form of the noun that its language needs, and leaves the others. */
export const formsOf = (noun: Noun) => {
  const definite = t(`nouns.${noun}.definite`);
  return {
    indefinite: t(`nouns.${noun}.indefinite`),
    definite,
    several: t(`nouns.${noun}.several`),
    atStart: capitalize(definite),
  };
};
