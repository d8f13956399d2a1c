import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../local/run-settings.js';

const build = '0123456789abcdef';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-pages-'));
  for (const name of ['site', 'published', join('published', build)]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'site/.build-id'), `${build}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function waitForPages(maxWaitSeconds: number, onWaiting: () => void = () => undefined) {
  const script = join(projectFolder, 'infra/compose/wait-for-pages.sh');
  const program = spawn(script, [join(folder, 'site'), join(folder, 'published')], {
    env: { PATH: process.env.PATH, MAX_WAIT_SECONDS: String(maxWaitSeconds) },
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += String(text)));
  program.stdout.once('data', onWaiting);
  const [status] = (await once(program, 'close')) as [number | null];
  return { status, output };
}
const mark = (name: string) => writeFileSync(join(folder, 'published', name), '');

test('the wait ends as soon as the pages of this build have been written', async () => {
  mkdirSync(join(folder, 'published/fedcba9876543210'));
  mark('fedcba9876543210/.written');
  mark(`${build}/.complete`);
  const waited = await waitForPages(60, () => mark(`${build}/.written`));
  expect(waited).toEqual({ status: 0, output: `Waiting for the pages of build ${build}.\n` });
  expect(await waitForPages(0)).toEqual({ status: 0, output: '' });
});

test('pages that are not written in time are a failure with its reason', async () => {
  const { status, output } = await waitForPages(1);
  expect([status, output]).toEqual([1, expect.stringContaining('the log of the publisher says why')]);
});
