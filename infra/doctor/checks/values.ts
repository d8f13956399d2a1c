import { readCmsSettings } from '@majlis/cms/read-settings';
import { readFeedsSettings } from '@majlis/feeds/read-settings';
import { SettingsError } from '@majlis/kit/app/read-settings';
import { type Finding, ok, wrong } from '../finding.js';
import type { Installation } from '../installation.js';
import { readOtherSettings } from '../other-settings.js';

/** Where a setting is that is not in infra/compose/.env. */
const places: Record<string, string> = {
  COOKIE_KEYS: 'infra/compose/secrets/cookie-keys',
  GOOGLE_CLIENT_SECRET: 'infra/compose/secrets/google-client-secret',
  INSTAGRAM_TOKEN: 'infra/compose/secrets/instagram-token',
};

/** The services themselves read the settings that they would be started with, and so are the others read: what is refused is wrong. */
export function checkValues(installation: Installation): Finding[] {
  const environment = {
    ...installation.allSettings,
    NODE_ENV: 'production',
    PORT: '8080',
    // Looked at on their own, with their files.
    DATABASE_URL: 'postgres://role:password@postgres:5432/majlis',
    OBJECT_STORE_URL: installation.setting('OBJECT_STORE_URL') || 'http://objectstore:9000/images',
    OBJECT_STORE_ACCESS_KEY: 'key',
    OBJECT_STORE_SECRET_KEY: 'key',
    COOKIE_KEYS: installation.secret('cookie-keys'),
    GOOGLE_CLIENT_SECRET: installation.secret('google-client-secret'),
    INSTAGRAM_TOKEN: installation.secret('instagram-token'),
    ADMIN_EMAILS: (installation.accounts ?? []).join(','),
  };
  const readers = [readCmsSettings, readFeedsSettings, readOtherSettings];
  const objections = readers.flatMap((read) => objectionsOf(() => read(environment)));
  const findings = [...new Set(objections)].map((objection) => {
    const [name = '', ...words] = objection.split(': ');
    return wrong(name, `${words.join(': ')} (${places[name] ?? 'infra/compose/.env'})`);
  });
  return [...findings, ...summary(installation, findings.length)];
}

function summary(installation: Installation, mistakes: number): Finding[] {
  const feeds = ['RESEARCH_FEEDS', 'BLOG_FEEDS', 'PODCAST_FEEDS'].map((name) => installation.setting(name));
  const count = feeds.flatMap((list) => list.split(/[\s,]+/)).filter((address) => address !== '').length;
  return mistakes > 0 ? [] : [ok('services', `take the settings as they are, with ${count} feeds`)];
}

function objectionsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}
