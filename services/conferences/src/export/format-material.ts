import type { DocumentInput } from '@majlis/contracts/conferences/documents.schema';
import { toInstant, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { toAddress } from '../documents/session-materials.js';

type Material = Omit<DocumentInput, 'sessionId' | 'order'>;
export type MaterialContext = { zone: string; origin: string };

/** `On counsel <https://example.org/counsel.pdf> (paper, CC-BY-4.0, doi:10.1234/5, pages 12–18)`, as the import reads it. */
export function formatMaterial(material: Material, { zone, origin }: MaterialContext): string {
  const { title, url, kind, language, licence, doi, pages, publishedOn, publicFrom, isActive } = material;
  const details = [
    kind === 'other' ? '' : kind,
    language,
    licence,
    doi && `doi:${escapeMarks(doi, /[%(),]/g)}`,
    pages && `pages ${pages}`,
    publishedOn && `published ${publishedOn}`,
    publicFrom && `public from ${formatLocalTime(publicFrom, zone)}`,
    isActive ? '' : 'hidden',
  ].filter(Boolean);
  const address = escapeMarks(toAddress(url, origin), /[\s<>]/g);
  return `${title.replaceAll(/\s+/g, ' ')} <${address}>${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

const escapeMarks = (text: string, marks: RegExp): string =>
  text.replace(marks, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** With the offset where the local time alone would be read as another: seconds, or the hour that a night repeats. */
export function formatLocalTime(instant: string, zone: string): string {
  const local = toLocalDateTime(instant, zone);
  return toInstant(local, zone) === instant ? local.replace('T', ' ') : instant.replace(/\.000Z$/, 'Z');
}
