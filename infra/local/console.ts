import { relative } from 'node:path';
import { lastLines } from './processes/log-file.js';
import type { Watcher } from './processes/supervisor.js';
import type { RunFolder } from './run-folder.js';
import { accounts } from './sign-in/accounts.js';

/** What is said at the end of a start. */
export type Summary = {
  address: string;
  signInCode: string;
  gateway: string;
  publisher: string;
  megabytes: number;
  seconds: number;
};

/** The console of a run: what is starting, what crashed, and how to use what runs. */
export class Console implements Watcher {
  private readonly pending = new Set<string>();
  private isLineOpen = false;

  constructor(
    private readonly folder: RunFolder,
    private readonly output: NodeJS.WriteStream,
  ) {
    // A closed terminal must not keep us from stopping in order.
    output.on('error', () => undefined);
  }

  say(text: string): void {
    this.clearLine();
    this.output.write(`${text}\n`);
    this.showPending();
  }

  starting(names: string[]): void {
    this.clearLine();
    for (const name of names) this.pending.add(name);
    this.showPending();
  }

  started(name: string, milliseconds: number): void {
    this.pending.delete(name);
    this.say(`  ${name.padEnd(16)}${this.pale(`${(milliseconds / 1000).toFixed(1)} s`)}`);
  }

  crashed(name: string): void {
    const log = this.folder.log(name);
    this.say(`\n${this.bold(`${name} has crashed.`)} It is started again. Its last words, from ${shortened(log)}:`);
    this.say(lastLines(log).replaceAll(/^/gm, '  '));
  }

  restarted(name: string): void {
    this.say(`${name} runs again.`);
  }

  givenUp(name: string, reason: string): void {
    this.say(
      `\n${this.bold(`${name} cannot be kept running.`)} ${reason}\nIts log is ${shortened(this.folder.log(name))}.`,
    );
  }

  ready({ address, signInCode, gateway, publisher, megabytes, seconds }: Summary): void {
    const people = accounts.map(({ email, isStaff }) => `${email.padEnd(27)}${isStaff ? 'staff' : 'not on the list'}`);
    const rows: [string, string][] = [
      ['Staff', `${address}/admin`],
      ...people.map((person, index): [string, string] => [index === 0 ? 'Sign in as' : '', person]),
      ['Sign-in code', this.bold(signInCode)],
      ['Data', `${shortened(this.folder.path)} (kept between starts; delete it to begin anew)`],
      ['Logs', shortened(this.folder.log('*'))],
      ['Gateway', gateway],
      ['Pages', `written to ${shortened(this.folder.published)}; how far: ${publisher}`],
      ['Memory', `${megabytes} MB, everything together`],
      ['Stop', 'Ctrl+C'],
    ];
    this.say(`\n${this.bold(`Majlis runs at ${address}`)} ${this.pale(`(started in ${seconds.toFixed(1)} s)`)}\n`);
    this.say(`${rows.map(([title, text]) => `  ${title.padEnd(16)}${text}`).join('\n')}\n`);
  }

  forgetPending(): void {
    this.pending.clear();
    this.clearLine();
  }

  private showPending(): void {
    if (!this.output.isTTY || this.pending.size === 0) return;
    this.output.write(this.pale(`  … ${[...this.pending].join(', ')}`));
    this.isLineOpen = true;
  }

  private clearLine(): void {
    if (this.isLineOpen) this.output.write('\r\u001B[2K');
    this.isLineOpen = false;
  }

  private readonly bold = (text: string) => this.styled(1, text);
  private readonly pale = (text: string) => this.styled(2, text);
  private readonly styled = (style: number, text: string) =>
    this.output.isTTY && !process.env.NO_COLOR ? `\u001B[${style}m${text}\u001B[0m` : text;
}

const shortened = (path: string) => {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere;
};
