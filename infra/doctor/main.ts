import { text } from 'node:stream/consumers';
import { formatResult } from './check-result.js';
import { parseHostFacts } from './host-facts.js';
import { Installation } from './installation.js';
import { checkAfterStart, runChecks } from './run-checks.js';

// infra/scripts/doctor.sh runs this in a container, with the facts about the host on standard input.
const [phase = 'everything', folder = '/installation'] = process.argv.slice(2);
const facts = parseHostFacts(await text(process.stdin));
const installation = new Installation(folder, facts.environment);
const results = [
  ...(await runChecks('settings', { installation, facts })),
  ...(phase === 'before-start' ? [] : await checkAfterStart(installation, facts)),
];
const printed = phase === 'everything' ? results : results.filter(({ status }) => status !== 'ok');
for (const result of printed) process.stdout.write(`${formatResult(result)}\n`);
// Connections of checks that timed out must not delay the exit.
process.exit(results.some(({ status }) => status === 'wrong') ? 1 : 0);
