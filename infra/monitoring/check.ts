// Asks a Prometheus that watches Majlis for every expression of the dashboard and of the alerts:
// `node infra/dist/monitoring/check.js http://127.0.0.1:9090`. Fails when it refuses one; names those without data.
import { alertsIn, readDashboard, readRules } from './expressions.js';

type Answer<Data> = { status: string; error?: string; data: Data };
type Rule = { name: string; query: string; health: string; lastError?: string };

const [address = 'http://127.0.0.1:9090'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function ask<Data>(path: string, parameters: Record<string, string> = {}): Promise<Data> {
  const answer = await fetch(`${address}/api/v1/${path}`, {
    ...(Object.keys(parameters).length > 0 && { method: 'POST', body: new URLSearchParams(parameters) }),
  });
  const { status, error, data } = (await answer.json()) as Answer<Data>;
  if (status !== 'success') throw new Error(error);
  return data;
}

/** What Grafana fills in. */
const filledIn = (expression: string) => expression.replaceAll('$__rate_interval', '1m').replaceAll('$service', '.*');

async function checkExpression(title: string, expression: string): Promise<'refused' | 'empty' | 'answered'> {
  try {
    const { result } = await ask<{ result: unknown[] }>('query', { query: filledIn(expression) });
    if (result.length === 0) say(`no data  ${title}: ${expression}`);
    return result.length === 0 ? 'empty' : 'answered';
  } catch (error) {
    say(`REFUSED  ${title}: ${expression}\n         ${String(error)}`);
    return 'refused';
  }
}

const outcomes = { refused: 0, empty: 0, answered: 0 };
for (const { title, targets = [] } of readDashboard().panels)
  for (const { expr } of targets) outcomes[await checkExpression(title, expr)] += 1;
say(`dashboard: ${outcomes.answered} with data, ${outcomes.empty} without, ${outcomes.refused} refused`);

const { groups } = await ask<{ groups: { rules: Rule[] }[] }>('rules');
const rules = groups.flatMap((group) => group.rules);
const missing = alertsIn(readRules()).filter((name) => !rules.some((rule) => rule.name === name));
const ill = rules.filter(({ health }) => health !== 'ok');
for (const { name, health, lastError } of ill) say(`${health.toUpperCase()}  ${name}: ${lastError ?? 'not evaluated'}`);
say(
  `alerts: ${rules.length} evaluated, ${ill.length} that cannot be, ${missing.length} unknown to it ${missing.join(' ')}`,
);

process.exitCode = outcomes.refused + ill.length + missing.length > 0 ? 1 : 0;
