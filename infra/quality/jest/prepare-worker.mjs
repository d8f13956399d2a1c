import { fileURLToPath } from 'node:url';
import { setTsconfigPath } from '@oxc-node/core';

// Node loads TypeScript, and the packages of the product from their sources.
setTsconfigPath(fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)));
await import('@oxc-node/core/register');

// Otherwise a worker would go on after the run if a failed test has left a server open.
process.once('disconnect', () => process.exit());
