import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '@majlis/contracts/shared/languages';
import { isReservedSlug, siteSegments } from '@majlis/contracts/site/reserved-slugs';

const routesFile = 'frontend/src/app/site-routes.tsx';
const configFolder = 'gateway/conf.d/site';
const bundleFolder = 'frontend/public';

const firstSegment = (path: string) => /^\/([\w-]+)/.exec(path)?.[1] ?? [];

const routeSegments = [...readFileSync(routesFile, 'utf8').matchAll(/(?:path: |page\(\s*)'([^']+)'/g)].flatMap(
  ([, path = '']) => firstSegment(path),
);

/** The prefix of another language is no first segment, because pages follow it. */
const languages = siteLanguages
  .slice(1)
  .map(({ tag }) => tag)
  .join('|');
const languagePrefix = `(?:/(?:${languages}))?`;
const homePages = `^/(?:${languages})?$|`;

/** Returns the alternatives of the group that a pattern begins with: /a and /b(?:c|d) for /(?:a|b(?:c|d)). */
function alternatives(pattern: string): string[] {
  const [, group] = /^\/\(\?:(.*)/.exec(pattern) ?? [];
  if (group === undefined) return [pattern];
  let depth = 0;
  const names = [''];
  for (const character of group) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) break;
    if (depth === 0 && character === '|') names.push('');
    else names.push(`${names.pop()}${character}`);
  }
  return names.map((name) => `/${name.replace(/^\(\?<\w+>/, '')}`);
}

const gatewaySegments = readdirSync(configFolder)
  .flatMap((file) => [...readFileSync(join(configFolder, file), 'utf8').matchAll(/^location (?:\S+ )?"?(\S+?)"? \{/gm)])
  .flatMap(([, pattern = '']) =>
    alternatives(pattern.replace(homePages, '').replace(/^\^/, '').replace(languagePrefix, '')),
  )
  // A file, unlike a page, has a dot in its name.
  .filter((pattern) => /^\/[\w-]+(?=\/|$|\(\?:\/)/.test(pattern))
  .flatMap(firstSegment);

const bundleSegments = readdirSync(bundleFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The publisher writes these pages for the gateway, and Vite the scripts and styles. */
const writtenSegments = ['404', 'assets'];

test('no page of staff can have a path of the site', () => {
  expect(routeSegments).toContain('research');
  expect(gatewaySegments).toEqual(expect.arrayContaining(['about', 'admin', 'api', 'documents', 'images', 'share']));
  const used = new Set([...routeSegments, ...gatewaySegments, ...bundleSegments, ...writtenSegments]);
  expect([...used].sort()).toEqual([...siteSegments].sort());
});

test.each(['ar', 'en', 'search', 'speakers', 'embed', 'program'])('%s is kept for what the site may need', (slug) => {
  expect(isReservedSlug(slug)).toBe(true);
});

test.each(['privacy', 'code-of-conduct', 'faq', 'aboutness', 'خصوصية'])('%s is free', (slug) => {
  expect(isReservedSlug(slug)).toBe(false);
});
