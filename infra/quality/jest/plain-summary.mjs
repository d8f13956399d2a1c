/** Ends a run with its count in one plain line, after what was left out and why. */
export default class PlainSummary {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults },
  ) {
    const leftOut = testResults.flatMap((suite) => suite.testResults.filter(({ status }) => status === 'pending'));
    for (const { fullName } of leftOut) process.stdout.write(`left out: ${fullName}\n`);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`);
  }
}
