import { z } from 'zod';
import { code, messageOf } from './messages.js';

/** PostgreSQL rejects NUL, and a lone surrogate would be stored as another character. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** XML allows none of these, not even escaped; they arrive with pasted text. */
const controlChars = /(?![\t\n\r\0])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
const visibleChar = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

function sanitizeText(input: string): string {
  const text = input.replace(controlChars, '');
  return visibleChar.test(text) ? text.trim() : '';
}

const textField = (maxLength: number, minLength: number) =>
  z
    .string(code.required)
    .overwrite(sanitizeText)
    .min(minLength, code.required)
    .max(maxLength, code.tooLong)
    .refine(isStorable, code.notStorable);

export const maxTitleLength = 300;

/** Removes invisible characters and white space at the ends. */
export const requiredText = (maxLength: number) => textField(maxLength, 1);

export const optionalText = (maxLength: number) => textField(maxLength, 0).default('');

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

export const listOfTexts = (maxLength: number, maxItems: number) =>
  z.array(requiredText(maxLength), code.notTexts).overwrite(uniqueTexts).max(maxItems, code.tooMany).default([]);

/** Returns a text as it is, and joins the texts of a list: 'Law, Trade'. */
export const toText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Leaves out lines without a text. */
export const splitAtLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

export type TextList = z.ZodType<string[]>;

/** A list that is sent as one text, with the limits of the list. */
const listAsText = (list: TextList, text: z.ZodString, split: (text: string) => string[], separator: string) =>
  text.transform((value, context) => {
    const { data, error } = list.safeParse(split(value));
    if (data) return data.join(separator);
    const problem = messageOf(error?.issues[0] ?? { message: code.notTexts });
    context.addIssue({ code: 'custom', message: problem.code, params: problem.params });
    return z.NEVER;
  });

export const commaSeparated = (list: TextList) =>
  listAsText(list, z.string(code.notTextsWithCommas), splitAtCommas, ', ');

export const lineSeparated = (list: TextList, maxLength: number) =>
  listAsText(list, z.string(code.notLines).max(maxLength, code.textTooLong), splitAtLines, '\n');
