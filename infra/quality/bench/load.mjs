// How many responses a second, and what processor time each costs.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import autocannon from 'autocannon';

/** Responses per second, and the seconds of processor time that `pids` took for a thousand of them. */
export async function runLoad({ address, headers = {}, pids = [], seconds = 1 }) {
  const before = cpuSeconds(pids);
  const start = performance.now();
  const result = await autocannon({ url: address, headers, connections: 16, duration: seconds, sampleInt: 100 });
  const elapsed = (performance.now() - start) / 1_000;
  const { '2xx': responses, non2xx, errors, throughput } = result;
  if (responses === 0 || non2xx + errors > 0)
    throw new Error(`${address}: ${responses} responses, ${non2xx} other than 2xx, ${errors} errors`);
  return {
    perSecond: responses / elapsed,
    processorPerThousand: ((cpuSeconds(pids) - before) / responses) * 1_000,
    kilobytes: throughput.total / responses / 1_024,
  };
}

/** The bytes of one response, compressed or not as it was sent. */
export async function fetchBody(address, options) {
  const [response] = await once(get(address, options), 'response');
  const chunks = await response.toArray();
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
  return Buffer.concat(chunks);
}

/** What all threads took so far; the kernel counts it in nanoseconds. */
export function cpuSeconds(pids) {
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`),
  );
  const times = threads.map((thread) => Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** A process and all that it has started. */
export function processTree(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

/** A B A B …: other work of the machine then affects all alike. Returns the figures of each, round by round. */
export async function runInterleaved(rounds, candidates) {
  const figures = candidates.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, candidate] of candidates.entries()) figures[index].push(await runLoad(candidate));
  return figures;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const columns = (cells) => cells.map((cell) => String(cell).padStart(11)).join('');
const short = (figure) => figure.toFixed(figure < 0.2 ? 4 : 2);

export const printHeading = (title) =>
  process.stdout.write(
    `\n${title}\n${''.padEnd(42)}${columns(['speed', 'CPU', 'target', 'per s', 'CPU s/1000', 'KB'])}\n`,
  );

/**
 * Prints the shares that `ours` has of the speed of `theirs` and of its responses per processor second: medians of the rounds'
 * ratios. `judged` says which of them must reach `least`; otherwise the exit code is 1.
 */
export function printRatios(name, ours, theirs, { judged, least }) {
  const shares = {
    speed: median(ours.map(({ perSecond }, round) => perSecond / theirs[round].perSecond)),
    processor: median(ours.map((each, round) => theirs[round].processorPerThousand / each.processorPerThousand)),
  };
  const isReached = shares[judged] >= least;
  if (!isReached) process.exitCode = 1;
  const cells = [
    ...[shares.speed, shares.processor].map(short),
    `${judged === 'speed' ? '' : 'CPU '}≥ ${least}`,
    median(ours.map(({ perSecond }) => perSecond)).toFixed(0),
    short(median(ours.map(({ processorPerThousand }) => processorPerThousand))),
    ours[0].kilobytes.toFixed(1),
  ];
  process.stdout.write(`${name.padEnd(42)}${columns(cells)}  ${isReached ? 'ok' : 'TOO SLOW'}\n`);
}

/** Prints a figure that should be at most `most`; otherwise the exit code is 1. */
export function printWithMax(name, figure, max, unit) {
  const isReached = figure <= max;
  if (!isReached) process.exitCode = 1;
  const text = `${figure.toFixed(figure < 10 ? 1 : 0)} ${unit}`;
  process.stdout.write(`${name.padEnd(42)}${columns([text, `≤ ${max} ${unit}`])}  ${isReached ? 'ok' : 'TOO MUCH'}\n`);
}
