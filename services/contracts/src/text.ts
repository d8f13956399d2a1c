import { z } from 'zod';

/** PostgreSQL rejects NUL, and a lone surrogate would be stored as another character. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** XML allows none of these, not even escaped; they arrive with pasted text. */
const controlChars = /(?![\t\n\r\0])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
const visibleChar = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

function sanitizeText(input: string): string {
  const text = input.replace(controlChars, '');
  return visibleChar.test(text) ? text.trim() : '';
}

const textField = (name: string, maxLength: number, minLength: number) =>
  z
    .string(`${name} is required`)
    .overwrite(sanitizeText)
    .min(minLength, `${name} is required`)
    .max(maxLength, `${name} has at most ${maxLength} characters`)
    .refine(isStorable, `${name} has a character that cannot be stored`);

export const maxTitleLength = 300;

/** Removes invisible characters and white space at the ends. `name` begins the validation messages. */
export const requiredText = (name: string, maxLength: number) => textField(name, maxLength, 1);

export const optionalText = (name: string, maxLength: number) => textField(name, maxLength, 0).default('');

/** Keeps the first spelling of texts that differ only in case or Unicode normalization. */
export function uniqueTexts<Text extends string>(texts: Text[]): Text[] {
  const first = new Map<string, Text>();
  for (const text of texts) {
    const key = text.normalize('NFC').toLowerCase();
    if (!first.has(key)) first.set(key, text);
  }
  return [...first.values()];
}

/** A list as people type it, with Latin or Arabic commas. */
export const splitAtCommas = (text: string): string[] =>
  uniqueTexts(text.split(/[,،]/).flatMap((part) => part.trim() || []));

export const listOfTexts = (name: string, maxLength: number, maxItems: number) =>
  z
    .array(requiredText(name, maxLength), 'Give a list of texts')
    .overwrite(uniqueTexts)
    .max(maxItems, `At most ${maxItems} of them`)
    .default([]);

/** A text, or a list of texts as one: 'Law, Trade'. */
export const toText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Leaves out lines without a text. */
export const splitAtLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

type List = z.ZodType<string[]>;

/** A list that is sent as one text, with the limits of the list. */
const listAsText = (list: List, text: z.ZodString, split: (text: string) => string[], separator: string) =>
  text.transform((value, context) => {
    const { data, error } = list.safeParse(split(value));
    if (data) return data.join(separator);
    context.addIssue(error?.issues[0]?.message ?? '');
    return z.NEVER;
  });

export const commaSeparated = (list: List) =>
  listAsText(list, z.string('Give texts with commas between them'), splitAtCommas, ', ');

export const lineSeparated = (list: List, maxLength: number) =>
  listAsText(
    list,
    z.string('Give each text on a line of its own').max(maxLength, `This text has at most ${maxLength} characters`),
    splitAtLines,
    '\n',
  );
