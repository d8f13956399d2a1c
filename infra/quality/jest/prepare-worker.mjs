import { fileURLToPath } from 'node:url';
import { setTsconfigPath } from '@oxc-node/core';

// Node loads TypeScript, and the packages of the product from their sources.
setTsconfigPath(fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)));
await import('@oxc-node/core/register');

// Otherwise a worker would go on after the run if a failed test has left a server open.
process.once('disconnect', () => process.exit());

// The run ends a test that hangs. Its name would be lost with the process.
process.once('SIGTERM', () => {
  const { testPath, currentTestName } = globalThis.expect.getState();
  process.stderr.write(`Ended in ${testPath}, during or after "${currentTestName}".\n`);
  process.exit(1);
});
