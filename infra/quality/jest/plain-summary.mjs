import { relative } from 'node:path';

/** Ends a run with the files that failed, what was left out and why, and its count in one plain line. */
export default class PlainSummary {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults },
  ) {
    for (const suite of testResults) {
      const path = relative(process.cwd(), suite.testFilePath);
      if (suite.numFailingTests > 0 || suite.testExecError) process.stdout.write(`failed: ${path}\n`);
      for (const { status, fullName } of suite.testResults)
        if (status === 'pending') process.stdout.write(`left out: ${fullName}\n`);
    }
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`);
  }
}
