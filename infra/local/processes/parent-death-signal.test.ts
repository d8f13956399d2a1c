import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFolder } from '../run-settings.js';

async function starterOf(setpriv: string): Promise<{ kill: () => boolean; seconds: string }> {
  // The unusual duration identifies the process.
  const seconds = `${600 + Math.random()}`;
  const program = `
    import { spawn } from 'node:child_process';
    import { withParentDeathSignal } from '${projectFolder}/infra/dist/local/processes/parent-death-signal.js';
    const { file, args } = withParentDeathSignal({ file: 'sleep', args: ['${seconds}'] }, { signal: 'TERM' }, ${setpriv});
    spawn(file, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).once('spawn', () => console.log('started'));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { kill: () => child.kill('SIGKILL'), seconds };
}

async function isRunning(seconds: string): Promise<boolean> {
  const ps = spawn('pgrep', ['-f', `^sleep ${seconds}`], { stdio: 'ignore' });
  const [code] = await once(ps, 'exit');
  return code === 0;
}

test.each([
  ['by the kernel', 'undefined'],
  ['by a pipe, where the kernel has no such promise', 'null'],
])('a program ends when its parent is killed: %s', async (_how, setpriv) => {
  const { kill, seconds } = await starterOf(setpriv);
  while (!(await isRunning(seconds))) await sleep(20);
  kill();
  while (await isRunning(seconds)) await sleep(20);
});
