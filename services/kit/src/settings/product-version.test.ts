import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productVersion } from './product-version.js';

const manifest = fileURLToPath(new URL('../../../../package.json', import.meta.url));
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

test.each([
  ['in package.json', {}, version],
  ['in package.json with the revision of the build', { MAJLIS_REVISION: '7c9bb83' }, `${version}+7c9bb83`],
  ['in package.json if the build has no revision', { MAJLIS_REVISION: '' }, version],
  ['that the operator sets', { MAJLIS_VERSION: '2026.11', MAJLIS_REVISION: '7c9bb83' }, '2026.11'],
])('the version is the one %s', (_case, environment, expected) => {
  expect(productVersion(environment)).toBe(expected);
});
