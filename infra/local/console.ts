import { relative } from 'node:path';
import type { DataDirectory } from './data-directory.js';
import { logTail } from './processes/program.js';
import type { SupervisorListener } from './processes/supervisor.js';
import type { RunInfo } from './run.js';
import { accounts } from './sign-in/sign-in-page.js';

export class RunConsole implements SupervisorListener {
  private readonly pending = new Set<string>();
  private isLineOpen = false;

  constructor(
    private readonly folder: DataDirectory,
    private readonly output: NodeJS.WriteStream,
    private readonly onPermanentFailure: () => void,
  ) {
    // Writing to a closed terminal fails, and the run must still stop in order.
    output.on('error', () => undefined);
  }

  print(text: string): void {
    this.clearLine();
    this.output.write(`${text}\n`);
    this.showPending();
  }

  starting(name: string): void {
    this.clearLine();
    this.pending.add(name);
    this.showPending();
  }

  started(name: string, milliseconds: number): void {
    this.pending.delete(name);
    this.print(`  ${name.padEnd(16)}${this.dim(`${(milliseconds / 1000).toFixed(1)} s`)}`);
  }

  crashed(name: string): void {
    const log = this.folder.logFile(name);
    this.print(`\n${this.bold(`${name} has crashed.`)} It is restarted. The end of its log, ${relativePath(log)}:`);
    this.print(logTail(log).replaceAll(/^/gm, '  '));
  }

  restarted(name: string): void {
    this.print(`${name} runs again.`);
  }

  failedPermanently(name: string, reason: string): void {
    const log = relativePath(this.folder.logFile(name));
    this.print(`\n${this.bold(`${name} keeps crashing and is not restarted.`)} ${reason}\nIts log is ${log}.`);
    this.onPermanentFailure();
  }

  ready(run: RunInfo & { seconds: number }): void {
    const people = accounts.map(({ email, isStaff }) => `${email.padEnd(27)}${isStaff ? 'staff' : 'not on the list'}`);
    const rows = [
      ['Staff', `${run.address}/admin`],
      ...people.map((person, index) => [index === 0 ? 'Sign in as' : '', person]),
      ['Sign-in code', this.bold(run.signInCode)],
      ['Data', `${relativePath(this.folder.path)} (kept between starts; delete it to start over)`],
      ['Logs', relativePath(this.folder.logFile('*'))],
      ['Gateway', run.gateway],
      ['Pages', `written to ${relativePath(this.folder.published)}; progress: ${run.publisher}`],
      ['Stop', 'Ctrl+C'],
    ];
    const seconds = this.dim(`(started in ${run.seconds.toFixed(1)} s)`);
    this.print(`\n${this.bold(`Majlis runs at ${run.address}`)} ${seconds}\n`);
    this.print(`${rows.map(([title = '', text]) => `  ${title.padEnd(16)}${text}`).join('\n')}\n`);
  }

  clearPending(): void {
    this.pending.clear();
    this.clearLine();
  }

  private showPending(): void {
    if (!this.output.isTTY || this.pending.size === 0) return;
    this.output.write(this.dim(`  … ${[...this.pending].join(', ')}`));
    this.isLineOpen = true;
  }

  private clearLine(): void {
    if (this.isLineOpen) this.output.write('\r\u001B[2K');
    this.isLineOpen = false;
  }

  private readonly bold = (text: string) => this.styled(1, text);
  private readonly dim = (text: string) => this.styled(2, text);
  private readonly styled = (style: number, text: string) =>
    this.output.isTTY && !process.env.NO_COLOR ? `\u001B[${style}m${text}\u001B[0m` : text;
}

function relativePath(path: string): string {
  const relativeToHere = relative(process.cwd(), path);
  return relativeToHere.startsWith('..') ? path : relativeToHere;
}
