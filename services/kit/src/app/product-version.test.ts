import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { productVersion } from './product-version.js';

const manifest = fileURLToPath(new URL('../../../../package.json', import.meta.url));
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

test.each([
  ['of the package', {}, version],
  ['of the package, with the source of the build', { MAJLIS_REVISION: '7c9bb83' }, `${version}+7c9bb83`],
  ['of a build without a source', { MAJLIS_REVISION: '' }, version],
  ['that the operator gives', { MAJLIS_VERSION: '2026.11', MAJLIS_REVISION: '7c9bb83' }, '2026.11'],
])('the version is the one %s', (_case, environment, expected) => {
  expect(productVersion(environment)).toBe(expected);
});
