import { Missing, said } from '../reads.js';
import { feed, feedNames } from '../texts/feeds.js';
import { llms } from '../texts/llms.js';
import { robots } from '../texts/robots.js';
import { sitemap, sitemapPart } from '../texts/sitemap.js';
import type { Write } from '../texts/writing.js';
import type { HashedRead, Making, Output, Stage } from './output.js';

type Written = Buffer | string | undefined;

/** Makes an output out of what writes a text or draws a picture. */
export const written = (address: string, stage: Stage, write: Write<Written>, changesWithTime = false): Output => ({
  address,
  stage,
  changesWithTime,
  make: ({ read, origin, at }: Making) =>
    write((wanted) => said(read, wanted), { origin, at }).catch((error: unknown) => {
      if (error instanceof Missing) return undefined;
      throw error;
    }),
});

/** /robots.txt, /llms.txt and the feeds: they go with the main pages. */
export const mainTexts: Output[] = [
  written('/robots.txt', 'main', robots),
  written('/llms.txt', 'main', llms),
  ...feedNames.map((name) => written(`/feeds/${name}.xml`, 'main', feed(name), name === 'conferences')),
];

/** Enough for as many addresses as there are conferences, sessions and episodes; those that are not needed are not written. */
export function sitemaps(addresses: number, lens: (read: HashedRead) => HashedRead): Output[] {
  const parts = Array.from({ length: Math.ceil(addresses / fewestInAPart) }, (_, index) => index + 1);
  const outputs = [
    written('/sitemap.xml', 'details', sitemap),
    ...parts.map((number) => written(`/sitemap-${number}.xml`, 'details', sitemapPart(number))),
  ];
  return outputs.map((output) => ({ ...output, lens }));
}

const fewestInAPart = 40_000;
