// `node infra/quality/check-words.mjs`: part of `make check`. Fails for names and texts that use a word which CONTEXT.md forbids, and
// names the term to use instead. Comments and the texts of the interface are not read.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isChecked, namesAndTexts } from './names-and-texts.mjs';

/** Returns the forbidden words with the term that replaces each. Words in italics may be used in texts. */
export function forbiddenWords(context) {
  const rows = context.split('\n').filter((line) => /^\| \*\*/.test(line));
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const term = cells[1].replaceAll('*', '');
    const entries = cells
      .at(-2)
      .split(',')
      .filter((entry) => entry.trim() !== '');
    return entries.map((entry) => ({
      words: wordsOf(entry),
      term,
      isAllowedInTexts: entry.trim().startsWith('*'),
    }));
  });
}

/** Splits a name into words. Example: edit and conflict for `isEditConflict`, `edit-conflict` and `EDIT_CONFLICT`. */
export const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const uses = (parts, { words }) => parts.some((_, at) => words.every((word, offset) => parts[at + offset] === word));

/** Matches any of the words. Nearly every file has none of them and need not be parsed. */
export const quickPattern = (forbidden) =>
  new RegExp(forbidden.map(({ words }) => words.join('[^a-z0-9]*')).join('|'), 'i');

/** Returns a message for each name and each text of a file that uses a forbidden word. */
export function findForbiddenWords(file, text, forbidden, quick = quickPattern(forbidden)) {
  if (!quick.test(text) && !quick.test(basename(file))) return [];
  const { names, texts } = namesAndTexts(file, text);
  const inNames = [basename(file), ...new Set(names)].map((name) => ({
    what: name,
    parts: wordsOf(name),
    isText: false,
  }));
  // A phrase does not continue after a comma or a full stop.
  const segments = texts.flatMap((each) => each.split(/[.,;:!?()|"“”…]+\s*/));
  const inTexts = segments.map((what) => ({
    what: what.replaceAll(/\s+/g, ' ').trim(),
    parts: wordsOf(what),
    isText: true,
  }));
  return [...inNames, ...inTexts].flatMap(({ what, parts, isText }) =>
    forbidden
      .filter((entry) => !(isText && entry.isAllowedInTexts) && uses(parts, entry))
      .map(({ words, term }) => `${file}: "${what}" has the word "${words.join(' ')}"; use "${term}" (CONTEXT.md)`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const forbidden = forbiddenWords(readFileSync('CONTEXT.md', 'utf8'));
  const quick = quickPattern(forbidden);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed.split('\n').filter(isChecked);
  const messages = files.flatMap((file) => findForbiddenWords(file, readFileSync(file, 'utf8'), forbidden, quick));
  for (const message of messages) process.stderr.write(`${message}\n`);
  process.exitCode = messages.length === 0 ? 0 : 1;
}
