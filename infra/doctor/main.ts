import { text } from 'node:stream/consumers';
import { afterStart, beforeStart } from './examine.js';
import { lineOf } from './finding.js';
import { parseHostFacts } from './host-facts.js';
import { Installation } from './installation.js';

// infra/scripts/doctor.sh runs this in a container, with the facts about the machine on standard input.
const [part = 'everything', folder = '/installation'] = process.argv.slice(2);
const facts = parseHostFacts(await text(process.stdin));
const installation = new Installation(folder, facts.set);
const findings = [
  ...(await beforeStart(installation, facts)),
  ...(part === 'before-start' ? [] : await afterStart(installation, facts)),
];
const shown = part === 'everything' ? findings : findings.filter(({ is }) => is !== 'ok');
for (const finding of shown) process.stdout.write(`${lineOf(finding)}\n`);
// A connection that nobody waits for any more must not hold up the answer.
process.exit(findings.some(({ is }) => is === 'wrong') ? 1 : 0);
