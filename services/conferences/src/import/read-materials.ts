import { documentKinds } from '@majlis/contracts/choices';
import type { MaterialEntry } from './import-table.js';
import { findLicence } from './parse-materials.js';

export type LinkedFile = { url: string; title: string; type: string };
export type ScheduleFiles = {
  links: LinkedFile[];
  attachments: LinkedFile[];
  recording: { license?: string; url?: string; link?: string };
};

/** What a schedule of frab or pretalx links, which has more or less exact words for the kinds of it. */
export function toMaterials({ links, attachments, recording }: ScheduleFiles): MaterialEntry[] {
  const licence = findLicence(recording.license ?? '');
  const recorded = [recording.url, recording.link].flatMap((url) => url?.trim() || []);
  const listed = [
    ...links.map((link) => toMaterial(link, link.type === 'recording' ? 'recording' : 'other')),
    ...attachments.map((attachment) => toMaterial(attachment, findKind(attachment))),
  ];
  return [
    ...listed.map((material) =>
      licence && recorded.includes(material.url) ? Object.assign(material, { licence }) : material,
    ),
    ...recorded
      .filter((url) => !listed.some((material) => material.url === url))
      .map((url) => ({ url, kind: 'recording', isOptional: true, ...(licence && { licence }) })),
  ];
}

const toMaterial = ({ url, title }: LinkedFile, kind: string): MaterialEntry => ({
  url: completeAddress(url.trim()),
  isOptional: true,
  ...(title.trim() && { title: title.trim() }),
  kind,
});

/** Speakers write 'www.example.org' where frab asks for an address. */
const completeAddress = (url: string): string => (/^www\./i.test(url) ? `https://${url}` : url);

/** What speakers attach without a word are nearly always slides. */
function findKind({ title, type }: LinkedFile): string {
  const known = documentKinds.find((kind) => kind !== 'other' && kind === type);
  if (known) return known;
  return /\b(paper|article)\b/i.test(title) ? 'paper' : 'slides';
}
