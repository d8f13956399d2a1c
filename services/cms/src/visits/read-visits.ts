import { open } from 'node:fs/promises';
import { decodeSafely } from '@majlis/contracts/decode-safely';
import { z } from 'zod';
import { increase, type Totals } from './daily-counts.js';

type VisitsOfFile = { pages: Totals; referrers: Totals; badLines: number };

/** What the gateway writes (gateway/snippets/visits.conf). */
const visit = z.object({ path: z.string(), referrer: z.string().max(253) });

/** The names of pages have letters, digits and hyphens. */
const pagePath = /^\/(?:[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+){0,3})?$/u;
/** That of a session with the longest names in Arabic, and less than an index can hold. */
const maxPathLength = 2_000;

/** A line that was cut off, as by a full disk, is bad, too. */
export async function readVisits(file: string): Promise<VisitsOfFile> {
  const visits: VisitsOfFile = { pages: new Map(), referrers: new Map(), badLines: 0 };
  const handle = await open(file);
  for await (const line of handle.readLines()) {
    const { path, referrer } = parseLine(line);
    if (path === undefined) visits.badLines += 1;
    else {
      increase(visits.pages, path);
      if (referrer) increase(visits.referrers, referrer);
    }
  }
  return visits;
}

function parseLine(line: string): { path?: string; referrer?: string } {
  try {
    const { path, referrer } = visit.parse(JSON.parse(line));
    return { path: normalizePath(path), referrer: referrer.toLowerCase().replace(/^www\./, '') };
  } catch {
    return {};
  }
}

/** A page may be requested with other encoded letters than it is published with, or doubled slashes. */
function normalizePath(path: string): string | undefined {
  const decoded = decodeSafely(path)
    .replaceAll(/\/{2,}/g, '/')
    .normalize();
  if (!pagePath.test(decoded)) return undefined;
  const encoded = decoded.split('/').map(encodeURIComponent).join('/');
  return encoded.length <= maxPathLength ? encoded : undefined;
}
