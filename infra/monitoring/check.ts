// `node infra/dist/monitoring/check.js http://127.0.0.1:9090` sends every expression of the dashboard and of the alerts to a running
// Prometheus. It fails when one is rejected, and lists those without data.
import { alertsIn, readDashboard, readRules } from './expressions.js';

type ApiResponse<Data> = { status: string; error?: string; data: Data };
type Rule = { name: string; query: string; health: string; lastError?: string };

const [address = 'http://127.0.0.1:9090'] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

async function queryApi<Data>(path: string, parameters: Record<string, string> = {}): Promise<Data> {
  const response = await fetch(`${address}/api/v1/${path}`, {
    ...(Object.keys(parameters).length > 0 && { method: 'POST', body: new URLSearchParams(parameters) }),
  });
  const { status, error, data } = (await response.json()) as ApiResponse<Data>;
  if (status !== 'success') throw new Error(error);
  return data;
}

const fillVariables = (expression: string) =>
  expression.replaceAll('$__rate_interval', '1m').replaceAll('$service', '.*');

async function checkExpression(title: string, expression: string): Promise<'rejected' | 'empty' | 'withData'> {
  try {
    const { result } = await queryApi<{ result: unknown[] }>('query', { query: fillVariables(expression) });
    if (result.length === 0) print(`no data  ${title}: ${expression}`);
    return result.length === 0 ? 'empty' : 'withData';
  } catch (error) {
    print(`REJECTED  ${title}: ${expression}\n         ${String(error)}`);
    return 'rejected';
  }
}

const outcomes = { rejected: 0, empty: 0, withData: 0 };
for (const { title, targets = [] } of readDashboard().panels)
  for (const { expr } of targets) outcomes[await checkExpression(title, expr)] += 1;
print(`dashboard: ${outcomes.withData} with data, ${outcomes.empty} without, ${outcomes.rejected} rejected`);

const { groups } = await queryApi<{ groups: { rules: Rule[] }[] }>('rules');
const rules = groups.flatMap((group) => group.rules);
const missing = alertsIn(readRules()).filter((name) => !rules.some((rule) => rule.name === name));
const unhealthy = rules.filter(({ health }) => health !== 'ok');
for (const { name, health, lastError } of unhealthy)
  print(`${health.toUpperCase()}  ${name}: ${lastError ?? 'not evaluated'}`);
print(
  `alerts: ${rules.length} evaluated, ${unhealthy.length} that cannot be, ${missing.length} unknown to it ${missing.join(' ')}`,
);

process.exitCode = outcomes.rejected + unhealthy.length + missing.length > 0 ? 1 : 0;
