import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

/** Returns the fragments of the headings, as GitHub makes them. */
const fragmentsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('every link of %s leads to a file and a heading', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const dead = links.filter(([, path, fragment]) => {
    const target = path ? join(dirname(document), path) : document;
    return !existsSync(join(root, target)) || (fragment && !fragmentsOf(target).includes(fragment));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

/** True for a folder or file of the project, but not for placeholders like `NAME` and files that an installation creates. */
const isOwnPath = (code: string) =>
  /^(services|frontend|gateway|infra)\/[\w./@-]+$/.test(code) &&
  !/[A-Z]{3,}\b(?!\.md)|\/(dist|secrets|staff)\b|\.env$/.test(code);

test.each(documents)('every path in %s exists', (document) => {
  const codes = [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  expect(codes.filter((code) => isOwnPath(code) && !existsSync(join(root, code)))).toEqual([]);
});
