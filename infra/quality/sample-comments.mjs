// `node infra/quality/sample-comments.mjs [SEED] [COUNT]` prints a random sample of the comments in the code, the same for the same
// seed, so that a person can judge whether they read as plain English.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [seed = '1', count = '100'] = process.argv.slice(2);

/** Mulberry32: its state of 32 bits is enough for a sample. */
function createRandom(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.scss'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const comments = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const blocks = text.match(/^[ \t]*\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/[^\n]*\n)+/gm) ?? [];
  return blocks
    .map((block) =>
      block
        .replaceAll(/^[ \t]*(?:\/\*\*|\*\/|\*|\/\/)|\*\/$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((comment) => comment !== '' && !/^(?:biome-ignore|@jest-environment)/.test(comment))
    .map((comment) => `${file}: ${comment}`);
});
const random = createRandom(Number(seed));
const sample = comments.map((comment) => [random(), comment]).sort(([one], [other]) => one - other);
for (const [, comment] of sample.slice(0, Number(count))) process.stdout.write(`${comment}\n`);
process.stdout.write(`${Math.min(Number(count), comments.length)} of ${comments.length} comments\n`);
