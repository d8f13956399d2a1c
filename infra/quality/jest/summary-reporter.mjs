import { relative } from 'node:path';

/** Prints the seconds of each file, the failed files and tests, the skipped tests and one line of counts at the end of a run. */
export default class SummaryReporter {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults },
  ) {
    for (const suite of testResults) {
      const path = relative(process.cwd(), suite.testFilePath);
      process.stdout.write(`seconds: ${(suite.perfStats.runtime / 1000).toFixed(1)} ${path}\n`);
      if (suite.numFailingTests > 0 || suite.testExecError) process.stdout.write(`failed: ${path}\n`);
      if (suite.testExecError) process.stdout.write(`failed test: ${path} cannot be run\n`);
      for (const { status, fullName } of suite.testResults)
        if (status === 'pending') process.stdout.write(`skipped: ${fullName}\n`);
        else if (status === 'failed') process.stdout.write(`failed test: ${fullName}\n`);
    }
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`);
  }
}
