// Measures the responses per second and the processor time of each response.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import autocannon from 'autocannon';

/**
 * Returns the responses per second, the seconds of processor time that `pids` need for a thousand of them, and the milliseconds
 * within which 99 of 100 came.
 */
async function runLoad({ address, headers = {}, pids = [], connections = 16, seconds = 1 }) {
  const before = cpuSeconds(pids);
  const start = performance.now();
  const run = autocannon({ url: address, headers, connections, duration: seconds, sampleInt: 100 });
  const errors = [];
  // nginx closes a connection after a thousand requests: a client that sends the next one just then sees a reset.
  run.on('reqError', (error) => error.code === 'ECONNRESET' || errors.push(error.message));
  const { '2xx': responses, non2xx, throughput, latency } = await run;
  const elapsed = (performance.now() - start) / 1_000;
  if (responses === 0 || non2xx + errors.length > 0)
    throw new Error(`${address}: ${responses} responses, ${non2xx} other than 2xx, errors: ${errors.join(', ')}`);
  return {
    perSecond: responses / elapsed,
    processorPerThousand: ((cpuSeconds(pids) - before) / responses) * 1_000,
    kilobytes: throughput.total / responses / 1_024,
    p99Milliseconds: latency.p99,
  };
}

export async function fetchBody(address, options) {
  const [response] = await once(get(address, options), 'response');
  const chunks = await response.toArray();
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
  return Buffer.concat(chunks);
}

/** Returns the processor time in seconds; the kernel counts that of each thread in nanoseconds. */
function cpuSeconds(pids) {
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`),
  );
  const times = threads.map((thread) => Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, each) => sum + each, 0) / 1e9;
}

export function processTree(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

/** Measures the candidates alternately (A B A B …), so that other load of the machine affects all alike. */
export async function runInterleaved(rounds, candidates) {
  const results = candidates.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, candidate] of candidates.entries()) results[index].push(await runLoad(candidate));
  return results;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const formatCells = (cells) => cells.map((cell) => String(cell).padStart(11)).join('');
const formatNumber = (value) => value.toFixed(value < 0.2 ? 4 : 2);

export const printHeading = (title) =>
  process.stdout.write(
    `\n${title}\n${''.padEnd(42)}${formatCells(['speed', 'CPU', 'target', 'per s', 'CPU s/1000', 'KB'])}\n`,
  );

/**
 * Prints speed and responses per processor second of `measured` relative to `baseline`, as medians of the rounds.
 * The exit code is 1 when the ratio named by `criterion` is below `min`.
 */
export function printRatios(name, measured, baseline, { criterion, min }) {
  const ratios = {
    speed: median(measured.map(({ perSecond }, round) => perSecond / baseline[round].perSecond)),
    processor: median(measured.map((each, round) => baseline[round].processorPerThousand / each.processorPerThousand)),
  };
  const isReached = ratios[criterion] >= min;
  if (!isReached) process.exitCode = 1;
  const cells = [
    ...[ratios.speed, ratios.processor].map(formatNumber),
    `${criterion === 'speed' ? '' : 'CPU '}≥ ${min}`,
    median(measured.map(({ perSecond }) => perSecond)).toFixed(0),
    formatNumber(median(measured.map(({ processorPerThousand }) => processorPerThousand))),
    measured[0].kilobytes.toFixed(1),
  ];
  process.stdout.write(`${name.padEnd(42)}${formatCells(cells)}  ${isReached ? 'ok' : 'TOO SLOW'}\n`);
}

/** The exit code is 1 when the value exceeds `max`. */
export const printWithMax = (name, value, max, unit) =>
  printWithLimit(name, value, unit, { sign: '≤', limit: max, isReached: value <= max, failure: 'TOO MUCH' });

/** The exit code is 1 when the value is below `min`. */
export const printWithMin = (name, value, min, unit) =>
  printWithLimit(name, value, unit, { sign: '≥', limit: min, isReached: value >= min, failure: 'TOO LITTLE' });

function printWithLimit(name, value, unit, { sign, limit, isReached, failure }) {
  if (!isReached) process.exitCode = 1;
  const cells = formatCells([`${value.toFixed(value < 10 ? 1 : 0)} ${unit}`, `${sign} ${limit} ${unit}`]);
  process.stdout.write(`${name.padEnd(42)}${cells}  ${isReached ? 'ok' : failure}\n`);
}
