// `node infra/quality/check-commits.mjs`: part of `make check`. Looks at the subjects of the commits that the branch adds to
// origin/main (or to main; on main itself only at the last one).
import { spawnSync } from 'node:child_process';

const maxSubjectLength = 72;

/** Returns what is wrong with the subject of a commit; undefined if nothing is. */
export function subjectProblem(subject) {
  if (/^(Merge|Revert) /.test(subject)) return undefined;
  if (subject.length > maxSubjectLength) return `has ${subject.length} characters, more than ${maxSubjectLength}`;
  const [, change] = /^[a-z][a-z0-9, -]*: (.+)$/.exec(subject) ?? [];
  if (!change) return 'does not name the room first, like "feeds: resume refresh after a failed lock"';
  if (!/^[a-z]/.test(change) || /^\w+(ed|ing)\b/.test(change))
    return 'says the change in no imperative, like "feeds: resume refresh after a failed lock"';
  if (/[.!:]$/.test(subject)) return 'ends with a punctuation mark';
  return undefined;
}

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
const has = (name) => git('rev-parse', '--quiet', '--verify', `${name}^{commit}`).status === 0;

if (process.argv[1]?.endsWith('check-commits.mjs') && has('HEAD')) {
  const base = ['origin/main', 'main', 'HEAD~1'].find(
    (name) => has(name) && git('rev-list', '-1', `${name}..HEAD`).stdout !== '',
  );
  const range = base ? [`${base}..HEAD`] : ['-1', 'HEAD'];
  const subjects = git('log', '--format=%h %s', ...range)
    .stdout.split('\n')
    .filter(Boolean);
  for (const line of subjects) {
    const [hash, ...words] = line.split(' ');
    const problem = subjectProblem(words.join(' '));
    if (!problem) continue;
    process.stderr.write(`${hash} ${words.join(' ')}: the subject ${problem}\n`);
    process.exitCode = 1;
  }
}
