import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCmsSettings } from '@majlis/cms/read-settings';
import { readFeedsSettings } from '@majlis/feeds/read-settings';
import { readSettings } from '@majlis/kit/settings/read-settings';
import { serviceSettings } from '@majlis/kit/settings/service-settings';
import { readPublisherSettings } from '@majlis/publisher/read-settings';
import { root } from './compose-file.js';
import { buildManifests, listPods } from './kustomize.js';
import { overlays } from './overlays.js';

const secrets = mkdtempSync(join(tmpdir(), 'majlis-secrets-'));
execFileSync(join(root, 'infra/scripts/make-secrets.sh'), [secrets], {
  env: { ...process.env, DATABASE_AT: 'db.example.org:5432/majlis?sslmode=verify-full' },
});
afterAll(() => rmSync(secrets, { recursive: true }));

/** The image sets these variables (infra/compose/Dockerfile). */
const imageEnvironment = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' };

function environmentOf(overlay: string, service: string): Record<string, string> {
  const manifests = buildManifests(`overlays/${overlay}`);
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  const container = listPods(manifests).find(({ name }) => name === service)?.spec.containers[0];
  const podEnvironment = (container?.env ?? []).map(({ name, value = '' }) => [
    name,
    value.replace('/run/secrets', secrets),
  ]);
  return { ...imageEnvironment, ...settings, ...Object.fromEntries(podEnvironment) };
}

describe.each(overlays)('%s', (overlay) => {
  test.each([
    ['cms', readCmsSettings],
    ['feeds', readFeedsSettings],
    ['publisher', readPublisherSettings],
    ['conferences', (environment: NodeJS.ProcessEnv) => readSettings(serviceSettings, environment)],
  ] as const)('%s accepts its settings', (service, read) => {
    const { DATABASE_URL, PUBLIC_ORIGIN } = read(environmentOf(overlay, service));
    expect(new URL(DATABASE_URL)).toMatchObject({ username: `majlis_${service}`, host: 'db.example.org:5432' });
    expect(PUBLIC_ORIGIN).toBe('https://www.example.org');
  });
});
