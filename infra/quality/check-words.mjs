// `node infra/quality/check-words.mjs`: part of `make check`. Fails for identifiers and file names that use a word which CONTEXT.md
// forbids, and names the term to use instead. Strings, comments and texts of the interface are not read.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';

/** Forbidden words with the term that replaces each: the first and the last column of the tables in CONTEXT.md. */
export function forbiddenWords(context) {
  const rows = context.split('\n').filter((line) => /^\| \*\*/.test(line));
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const term = cells[1].replaceAll('*', '');
    const words = cells
      .at(-2)
      .split(',')
      .map((word) => word.trim());
    return words.filter((word) => word !== '').map((word) => ({ words: word.toLowerCase().split(' '), term }));
  });
}

/** `isEditConflict`, `edit-conflict` and `EDIT_CONFLICT` are the words edit and conflict. */
export const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The names in a file: of variables, functions, types, members and parameters, not of what is written in strings or JSX. */
function identifiersIn(file, text) {
  const names = new Set();
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Identifier') names.add(node.value);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), decorators: true, target: 'es2023' }));
  return [...names];
}

const uses = (parts, { words }) => parts.some((_, at) => words.every((word, offset) => parts[at + offset] === word));

/** What a file does against the list: a line for each identifier, and one for its name. */
export function wordMistakes(file, text, forbidden) {
  const identifiers = /\.(ts|tsx|mjs)$/.test(file) ? identifiersIn(file, text) : [];
  return [basename(file), ...identifiers].flatMap((name) => {
    const parts = wordsOf(name);
    return forbidden
      .filter((entry) => uses(parts, entry))
      .map(({ words, term }) => `${file}: ${name} says "${words.join(' ')}"; the word is "${term}" (CONTEXT.md)`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const forbidden = forbiddenWords(readFileSync('CONTEXT.md', 'utf8'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed.split('\n').filter((file) => /\.(ts|tsx|mjs|scss|sh|conf|template|yml|md)$/.test(file));
  const mistakes = files.flatMap((file) => wordMistakes(file, readFileSync(file, 'utf8'), forbidden));
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}
