import { t } from '#messages/staff';
import { capitalize } from '../../ui/text/capitalize';

/** The key of a noun in `messages/…/staff/nouns`. It is the same in all languages, so that code can compare it. */
export type Noun =
  | 'blog post'
  | 'conference'
  | 'content'
  | 'document'
  | 'draft'
  | 'episode'
  | 'file'
  | 'hero image'
  | 'image'
  | 'page'
  | 'partner'
  | 'photo'
  | 'publication'
  | 'room'
  | 'session'
  | 'speaker'
  | 'team member'
  | 'testimonial'
  | 'timeline event';

export type WriteVerb = 'save' | 'create' | 'update' | 'delete' | 'restore';

/** '1 speaker', '5 speakers' */
export const counted = (count: number, noun: Noun): string => t(`nouns.${noun}.counted`, { count });

/** The same behind a word that changes it, such as 'from' or 'Delete'. */
export const ofCounted = (count: number, noun: Noun): string => t(`nouns.${noun}.ofCounted`, { count });

/** The forms of a noun, of which each language takes another: any of them, the one that is known, and several. */
export const formsOf = (noun: Noun) => {
  const definite = t(`nouns.${noun}.definite`);
  return {
    indefinite: t(`nouns.${noun}.indefinite`),
    definite,
    several: t(`nouns.${noun}.several`),
    atStart: capitalize(definite),
  };
};
