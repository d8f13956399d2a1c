import { z } from 'zod';

/** The database has no NUL in a text, and would store another character for half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Page and feed have no place for these, not even escaped; they come with what is pasted from elsewhere. */
const unwritable = /(?![\t\n\r\0])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** What nobody can see is nothing. */
function shown(written: string): string {
  const text = written.replace(unwritable, '');
  return visible.test(text) ? text.trim() : '';
}

const text = (name: string, longest: number, least: number) =>
  z
    .string(`${name} is required`)
    .overwrite(shown)
    .min(least, `${name} is required`)
    .max(longest, `${name} has at most ${longest} characters`)
    .refine(isStorable, `${name} has a character that cannot be stored`);

/** Of titles, whatever they are of. */
export const maxTitleLength = 300;

/** A text that must be given; white space around it does not count. `name` begins its messages. */
export const requiredText = (name: string, longest: number) => text(name, longest, 1);

/** The same, but it may be empty, and is when it is left out. */
export const optionalText = (name: string, longest: number) => text(name, longest, 0).default('');

/** Each text once, as it was written first; capitals make no difference. */
export function uniqueTexts<Text extends string>(texts: Text[]): Text[] {
  const first = new Map<string, Text>();
  for (const text of texts) {
    const key = text.normalize('NFC').toLowerCase();
    if (!first.has(key)) first.set(key, text);
  }
  return [...first.values()];
}

/** Texts such as topics, of which a repeated one is taken once; empty when it is left out. */
export const listOfTexts = (name: string, longest: number, most: number) =>
  z
    .array(requiredText(name, longest), 'Give a list of texts')
    .overwrite(uniqueTexts)
    .max(most, `At most ${most} of them`)
    .default([]);
