// `node infra/release/release-notes.mjs v1.2.3` prints the entry of CHANGELOG.md for the notes of a release. It fails unless the
// tag, package.json and the newest entry name the same version, and the entry has a date and says how to upgrade.
import { readFileSync } from 'node:fs';

const fail = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
if (tag !== `v${version}`) fail(`The tag is ${tag}, but package.json has the version ${version}`);

const [, ...entries] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const entry = entries.find((text) => !text.startsWith('[Unreleased]'));
const [, entryVersion, date] = /^\[([^\]]+)\] - (\d{4}-\d\d-\d\d)$/m.exec(entry?.split('\n')[0] ?? '') ?? [];
if (entryVersion !== version) fail(`The newest entry of CHANGELOG.md with a date is not of ${version}`);
if (Number.isNaN(Date.parse(date))) fail(`${date} is not a date`);
const upgrade = /^### Upgrade\n+(\S.*)/m.exec(entry);
if (!upgrade) fail(`The entry of ${version} does not say how to upgrade (### Upgrade)`);

process.stdout.write(
  `${entry
    .slice(entry.indexOf('\n'))
    .split(/^\[[^\]]+\]: /m)[0]
    .trim()}\n`,
);
