import { text } from 'node:stream/consumers';
import { formatResult } from './check-result.js';
import { parseHostFacts } from './host-facts.js';
import { Installation } from './installation.js';
import { checkAfterStart, checkBeforeStart } from './run-checks.js';

// infra/scripts/doctor.sh runs this in a container, with the facts about the host on standard input.
const [part = 'everything', folder = '/installation'] = process.argv.slice(2);
const facts = parseHostFacts(await text(process.stdin));
const installation = new Installation(folder, facts.environment);
const findings = [
  ...(await checkBeforeStart(installation, facts)),
  ...(part === 'before-start' ? [] : await checkAfterStart(installation, facts)),
];
const shown = part === 'everything' ? findings : findings.filter(({ status: is }) => is !== 'ok');
for (const finding of shown) process.stdout.write(`${formatResult(finding)}\n`);
// Connections of checks that timed out must not delay the exit.
process.exit(findings.some(({ status: is }) => is === 'wrong') ? 1 : 0);
