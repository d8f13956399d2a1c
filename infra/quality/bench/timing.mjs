// How long answers take, and how that is printed.
import { once } from 'node:events';
import { Agent, get } from 'node:http';

const rounds = 60;

/** One request after the other over a kept connection, as the gateway makes them; the first shows a cold service. */
export async function timesOf(url, headers) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let body = Buffer.alloc(0);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    body = await bodyOf(url, { agent, headers });
    times.push(performance.now() - start);
  }
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.ceil(sorted.length * share) - 1];
  return { first: times[0], median: at(0.5), p95: at(0.95), body };
}

export async function bodyOf(url, options) {
  const [answer] = await once(get(url, options), 'response');
  const chunks = await answer.toArray();
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return Buffer.concat(chunks);
}

/** A line of a table: what was asked, by whom, and the figures. */
export function printLine(read, reader, ...figures) {
  const cell = (figure) => String(typeof figure === 'number' ? figure.toFixed(0) : figure).padStart(9);
  process.stdout.write(`${read.padEnd(28)}${reader.padEnd(10)}${figures.map(cell).join('')}\n`);
}
