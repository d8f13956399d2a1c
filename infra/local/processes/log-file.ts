import { readFileSync } from 'node:fs';

/** The end of a log, for whoever has to be told why something did not work. */
export function lastLines(file: string, count = 12): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  return lines || '(It said nothing.)';
}
