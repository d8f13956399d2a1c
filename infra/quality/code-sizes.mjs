// Measures files and functions in lines and fails when one has outgrown its limit: `node infra/quality/code-sizes.mjs`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** In lines; a migration is one long statement, and a component holds its markup. */
const limits = { file: 250, server: 50, frontend: 90 };
const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
]);

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((path) => path && existsSync(path));
const sources = files.filter((path) => !/\.test\.tsx?$|\/(test|testing|quality|migrations)\/|\.d\.ts$/.test(path));

const sizes = { file: [], server: [], frontend: [] };
for (const path of files) sizes.file.push({ at: path, lines: readFileSync(path, 'utf8').split('\n').length - 1 });
for (const path of sources) measureFunctions(path, path.startsWith('frontend/') ? sizes.frontend : sizes.server);

const titles = { file: 'files', server: 'server functions', frontend: 'page functions' };
let tooLong = 0;
process.stdout.write('lines               median    95 %     max   limit   count\n');
for (const [kind, list] of Object.entries(sizes)) {
  list.sort((a, b) => a.lines - b.lines);
  const at = (share) => list[Math.min(list.length - 1, Math.floor(list.length * share))]?.lines ?? 0;
  const row = [at(0.5), at(0.95), at(1), limits[kind], list.length].map((figure) => String(figure).padStart(8));
  process.stdout.write(`${titles[kind].padEnd(18)}${row.join('')}\n`);
  for (const { at: place, lines } of list.filter((entry) => entry.lines > limits[kind])) {
    process.stdout.write(`  too long: ${String(place)} has ${String(lines)} lines\n`);
    tooLong += 1;
  }
}
process.exit(tooLong > 0 ? 1 : 0);

function measureFunctions(path, into) {
  // The first character gives the parser's offset: it counts on from file to file, in bytes.
  const bytes = Buffer.from(`;${readFileSync(path, 'utf8')}`);
  const tree = parseSync(bytes.toString(), { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true });
  const origin = tree.span.start;
  const lineOf = (offset) =>
    bytes
      .subarray(0, offset - origin)
      .toString()
      .split('\n').length;
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (functions.has(node.type) && node.span) {
      const first = lineOf(node.span.start);
      into.push({ at: `${path}:${first}`, lines: lineOf(node.span.end) - first + 1 });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(tree);
}
