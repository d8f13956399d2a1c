// Asks one address over and over, over kept connections, with as little work for each answer as can be: the machine is for
// the server that is measured.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const connections = 16;
const good = Buffer.from('HTTP/1.1 200 ');
const endOfHead = Buffer.from('\r\n\r\n');

/** Answers per second, and the seconds of processor time that `pids` took for a thousand of them. */
export async function load({ address, headers = {}, pids = [], ms = 1_000 }) {
  const { hostname, port, pathname } = new URL(address);
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const run = { answers: 0, until: performance.now() + ms, request, hostname, port: Number(port), address };
  const before = processorSeconds(pids);
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => askUntilEnd(run)));
  const seconds = (performance.now() - start) / 1000;
  const processor = processorSeconds(pids) - before;
  return { perSecond: run.answers / seconds, processorPerThousand: (processor / run.answers) * 1000, bytes: run.bytes };
}

/** nginx ends a connection after a thousand answers: it is left before, so that no answer need be read for that. */
async function askUntilEnd(run) {
  while (performance.now() < run.until) await overOneConnection(run);
}

function overOneConnection(run) {
  return new Promise((resolve, reject) => {
    const socket = connect(run.port, run.hostname);
    let answers = 0;
    let missing = 0; // bytes of the answer under way that are still to come
    let head = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.on('connect', () => socket.write(run.request));
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        run.bytes ??= lengthIn(head.latin1Slice(0, end + 2), run.address);
        if (!head.subarray(0, good.length).equals(good))
          return reject(new Error(`${run.address} answered ${head.latin1Slice(0, end)}`));
        missing = end + endOfHead.length + run.bytes - head.length;
        head = Buffer.alloc(0);
      }
      if (missing > 0) return;
      if (missing < 0) return reject(new Error(`${run.address} has answers of different lengths`));
      run.answers += 1;
      answers += 1;
      if (performance.now() < run.until && answers < 900) socket.write(run.request);
      else socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', resolve);
  });
}

/** Of the first answer; the others are as long. Looking for it in each would take longer the more headers a server sends. */
function lengthIn(head, address) {
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
  if (!length) throw new Error(`${address} does not say how long its answer is: ${head}`);
  return Number(length);
}

/** In user and system mode so far; the kernel counts in hundredths. */
export function processorSeconds(pids) {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** A process and all that it has started. */
export function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

/** A B A B …: what else the machine does meanwhile meets all alike. Gives each one's figures, round by round. */
export async function interleaved(rounds, candidates) {
  const figures = candidates.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, candidate] of candidates.entries()) figures[index].push(await load(candidate));
  return figures;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median, over the rounds, of what the first has of the second's speed; and the same of processor time. */
export const ratiosOf = (ours, theirs) => ({
  speed: median(ours.map(({ perSecond }, round) => perSecond / theirs[round].perSecond)),
  processor: median(ours.map((each, round) => theirs[round].processorPerThousand / each.processorPerThousand)),
});
