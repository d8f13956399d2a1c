// Runs test files one after the other. The modules that they import are loaded once, the files themselves each time.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import { setTsconfigPath } from '@oxc-node/core';
import { expect } from 'expect';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const clock = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } });
const { describe, test, beforeAll, beforeEach, afterEach, afterAll } = circus;
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: () => clock.useFakeTimers(),
  useRealTimers: () => clock.useRealTimers(),
  advanceTimersByTime: (ms) => clock.advanceTimersByTime(ms),
};
Object.assign(globalThis, { describe, test, beforeAll, beforeEach, afterEach, afterAll, expect, jest });

const fullName = ({ name, parent }) => (parent?.parent ? `${fullName(parent)} ${name}` : name);
circus.addEventHandler(({ name, test }) => {
  if (name === 'test_start') expect.setState({ currentTestName: fullName(test), hasFailed: false });
  if (name === 'test_fn_failure') expect.setState({ hasFailed: true });
});

/** Makes Node load TypeScript, and the packages of the product from their sources. */
export async function setup() {
  setTsconfigPath(fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)));
  await import('@oxc-node/core/register');
}

let unhandledErrors = [];
process.on('uncaughtException', (error) => unhandledErrors.push(String(error?.stack ?? error)));

const withoutRunner = (stack) => stack.replace(/\n +at .*(jest-circus|node-worker|node:internal).*/g, '');

const statuses = { done: 'passed', skip: 'pending', todo: 'todo' };

export async function runFile(path, { setupFiles, testTimeout, testNamePattern }) {
  const start = Date.now();
  for (const file of setupFiles) await import(pathToFileURL(file).href);
  unhandledErrors = [];
  circus.resetState();
  circus.setState({
    ...circus.getState(),
    testTimeout,
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
  });
  await import(`${pathToFileURL(path).href}?${start}`);
  const result = await circus.run();
  const tests = result.testResults.map(({ testPath: [, ...titles], status, duration, errors }) => ({
    titles,
    status: errors.length > 0 ? 'failed' : statuses[status],
    duration,
    errors: errors.map(withoutRunner),
  }));
  const errors = [...result.unhandledErrors, ...unhandledErrors].map(withoutRunner);
  if (errors.length > 0) tests.push({ titles: ['(outside of the tests)'], status: 'failed', duration: null, errors });
  return { tests, start, end: Date.now() };
}
