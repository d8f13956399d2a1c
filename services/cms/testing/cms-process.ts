import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

type LogLine = Record<string, unknown> & { message: string };

/** The built cms in a process of its own, as in production. */
export type CmsProcess = {
  /** The base URL once the service listens. Throws if the process has exited. */
  baseUrl(): Promise<string>;
  /** Every line of standard output, parsed; a line that is not JSON fails the test. */
  log: LogLine[];
  output(): string;
  signal(name: NodeJS.Signals): void;
  ended: Promise<{ code: number | null; stderr: string }>;
};

export function startCmsProcess(settings: Record<string, string>): CmsProcess {
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const cms: ChildProcessByStdio<null, Readable, Readable> = spawn(process.execPath, [main], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: LogLine[] = [];
  let output = '';
  let stderr = '';
  cms.stderr.on('data', (text) => {
    stderr += text;
  });
  const lines = createInterface(cms.stdout).on('line', (line) => {
    output += `${line}\n`;
    log.push(JSON.parse(line));
  });
  const ended = once(cms, 'close').then(([code]) => ({ code: code as number | null, stderr }));
  const baseUrl = async () => {
    while (!log.some(({ message }) => message === 'listening'))
      await Promise.race([
        once(lines, 'line'),
        ended.then(({ code }) => Promise.reject(new Error(`The cms ended with ${code}: ${output}${stderr}`))),
      ]);
    return String(log.find(({ message }) => message === 'listening')?.address);
  };
  return { baseUrl, log, output: () => output, signal: (name) => cms.kill(name), ended };
}
