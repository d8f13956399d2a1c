import { z } from 'zod';

/** The database has no NUL in a text, and would store another character for half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const text = (name: string, longest: number, least: number) =>
  z
    .string(`${name} is required`)
    .trim()
    .min(least, `${name} is required`)
    .max(longest, `${name} has at most ${longest} characters`)
    .refine(isStorable, `${name} has a character that cannot be stored`);

/** A text that must be given; white space around it does not count. `name` begins its messages. */
export const requiredText = (name: string, longest: number) => text(name, longest, 1);

/** The same, but it may be empty, and is when it is left out. */
export const optionalText = (name: string, longest: number) => text(name, longest, 0).default('');

/** Texts of which each is given once, such as topics; empty when it is left out. */
export const listOfTexts = (name: string, longest: number, most: number) =>
  z
    .array(requiredText(name, longest), `Give a list of texts`)
    .max(most, `At most ${most} of them`)
    .refine((texts) => new Set(texts).size === texts.length, `Each ${name.toLowerCase()} once`)
    .default([]);
