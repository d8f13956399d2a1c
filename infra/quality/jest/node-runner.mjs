import { createEmptyTestResult } from '@jest/test-result';
import { Worker } from 'jest-worker';

/**
 * Runs test files in plain Node, in processes that keep their modules from one file to the next: loading Nest and TypeORM again
 * takes longer than most files.
 */
export default class NodeRunner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { maxWorkers, testNamePattern, testTimeout } = this.globalConfig;
    const workers = new Worker(new URL('./node-worker.mjs', import.meta.url), {
      numWorkers: maxWorkers,
      exposedMethods: ['runFile'],
      // If a test ends its process, the file has failed, and another process takes its place.
      maxRetries: 0,
      forkOptions: { stdio: 'inherit' },
    });
    const waiting = [...tests];
    const runWaiting = async () => {
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        const { path, context } = test;
        const { setupFiles } = context.config;
        await onStart(test);
        try {
          const result = await workers.runFile(path, { setupFiles, testTimeout, testNamePattern });
          await onResult(test, toTestResult(result, test));
        } catch (error) {
          await onFailure(test, error);
        }
      }
    };
    await Promise.all(Array.from({ length: maxWorkers }, runWaiting));
    await workers.end();
  }
}

function toTestResult({ tests, start, end }, { path, context: { config } }) {
  const testResults = tests.map(({ titles, status, duration, errors }) => ({
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    fullName: titles.join(' '),
    status,
    duration,
    failureMessages: errors,
    failureDetails: [],
    numPassingAsserts: 0,
  }));
  const count = (status) => testResults.filter((each) => each.status === status).length;
  const runtime = end - start;
  const empty = createEmptyTestResult();
  return {
    ...empty,
    testFilePath: path,
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    perfStats: { ...empty.perfStats, start, end, runtime, slow: runtime / 1_000 > config.slowTestThreshold },
    failureMessage: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `  ● ${fullName}\n\n${failureMessages.join('\n')}\n`)
      .join('\n'),
  };
}
