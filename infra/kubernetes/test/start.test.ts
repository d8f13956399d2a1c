import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readCmsSettings } from '@majlis/cms/read-settings';
import { readFeedsSettings } from '@majlis/feeds/read-settings';
import { readSettings } from '@majlis/kit/app/read-settings';
import { serviceSettings } from '@majlis/kit/app/service-settings';
import { readPublisherSettings } from '@majlis/publisher/read-settings';
import { root } from './compose-file.js';
import { buildManifests, listPods } from './kustomize.js';
import { overlays } from './overlays.js';

const secrets = mkdtempSync(join(tmpdir(), 'majlis-secrets-'));
execFileSync(join(root, 'infra/scripts/make-secrets.sh'), [secrets], {
  env: { ...process.env, DATABASE_AT: 'db.example.org:5432/majlis?sslmode=verify-full' },
});
afterAll(() => rmSync(secrets, { recursive: true }));

/** Of the image: infra/compose/Dockerfile. */
const ofTheImage = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' };

/** What the process of a pod is given, with secrets as the script makes them. */
function environmentOf(overlay: string, part: string): Record<string, string> {
  const manifests = buildManifests(`overlays/${overlay}`);
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  const container = listPods(manifests).find(({ name }) => name === part)?.spec.containers[0];
  const own = (container?.env ?? []).map(({ name, value = '' }) => [name, value.replace('/run/secrets', secrets)]);
  return { ...ofTheImage, ...settings, ...Object.fromEntries(own) };
}

describe.each(overlays)('%s', (overlay) => {
  test.each([
    ['cms', readCmsSettings],
    ['feeds', readFeedsSettings],
    ['publisher', readPublisherSettings],
    ['conferences', (environment: NodeJS.ProcessEnv) => readSettings(serviceSettings, environment)],
  ] as const)('%s would start with what it is given', (part, read) => {
    const { DATABASE_URL, PUBLIC_ORIGIN } = read(environmentOf(overlay, part));
    expect(new URL(DATABASE_URL)).toMatchObject({ username: `majlis_${part}`, host: 'db.example.org:5432' });
    expect(PUBLIC_ORIGIN).toBe('https://www.example.org');
  });
});
