import { conferenceLanguages, documentKinds, type Licence, licences } from '@majlis/contracts/shared/choices';
import { type Message, message } from '@majlis/contracts/shared/messages';
import type { MaterialEntry } from './import-table.js';
import { readDateOnly, readExactTime } from './read-dates.js';

export type LinkedFile = { url: string; title: string; type: string };
export type ScheduleFiles = {
  links: LinkedFile[];
  attachments: LinkedFile[];
  recording: { license?: string; url?: string; link?: string };
};

/** Reads the links of a frab or pretalx schedule, which name the kinds of files more or less exactly. */
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

/** Files that speakers attach without naming their kind are nearly always slides. */
function findKind({ title, type }: LinkedFile): string {
  const known = documentKinds.find((kind) => kind !== 'other' && kind === type);
  if (known) return known;
  return /\b(paper|article)\b/i.test(title) ? 'paper' : 'slides';
}

type Detail = Partial<MaterialEntry> | { error: Message } | undefined;

/** Reads lines as `formatMaterial` writes them; an address alone is enough. */
export function parseMaterials(cell: string): { materials: MaterialEntry[]; errors: Message[] } {
  const lines = cell.split('\n').flatMap((line) => line.trim() || []);
  const parsed = lines.map(parseMaterial);
  return {
    materials: parsed.flatMap((material) => ('error' in material ? [] : [material])),
    errors: parsed.flatMap((material) => ('error' in material ? [material.error] : [])),
  };
}

const linePattern = /^(?:(?<title>.*?)\s*<(?<bracketed>[^<>\s]*)>|(?<bare>\S+))(?:\s+\((?<details>[^()]*)\))?$/;

function parseMaterial(line: string): MaterialEntry | { error: Message } {
  const { title, bracketed, bare, details = '' } = linePattern.exec(line)?.groups ?? {};
  const url = bracketed ?? bare;
  if (url === undefined) return { error: message('noAddressInLine', { line }) };
  const material: MaterialEntry = { url, ...(title && { title }) };
  for (const part of details.split(/[,،]/).map((text) => text.trim())) {
    const detail = part === '' ? {} : parseDetail(part);
    if (!detail) return { error: message('notMaterialDetail', { part }) };
    if ('error' in detail) return { error: detail.error };
    Object.assign(material, detail);
  }
  return material;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value.toLowerCase() === text.toLowerCase());

/** Reads an SPDX identifier, what people write instead, or an address: 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'. */
export function findLicence(text: string): Licence | undefined {
  const address = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i.exec(text);
  if (/creativecommons\.org\/publicdomain\/zero\/1\.0/i.test(text)) return 'CC0-1.0';
  return oneOf(licences, address ? `CC-${address[1]}-${address[2]}` : text.trim().replaceAll(/\s+/g, '-'));
}

const parsers: ((part: string) => Detail)[] = [
  (part) => withValue('kind', oneOf(documentKinds, part)),
  (part) => withValue('language', oneOf(conferenceLanguages, part)),
  (part) => withValue('licence', findLicence(part)),
  (part) => withValue('isActive', /^(hidden|visible)$/i.test(part) ? /^visible$/i.test(part) : undefined),
  (part) => withValue('doi', decodeMarks(/^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)(.+)$/i.exec(part)?.[1])),
  (part) => withValue('pages', /^(?:pages?|pp?\.)\s*(.+)$/i.exec(part)?.[1]),
  (part) => withTime('publishedOn', parseAfter(/^published\s+(.+)$/i, part, readDateOnly)),
  (part) => withTime('publicFrom', parseAfter(/^public from\s+(.+)$/i, part, readExactTime)),
];

function parseDetail(part: string): Detail {
  for (const parse of parsers) {
    const detail = parse(part);
    if (detail) return detail;
  }
  return undefined;
}

const withValue = (name: keyof MaterialEntry, value: unknown): Detail =>
  value === undefined ? undefined : { [name]: value };

const parseAfter = <Parsed>(prefix: RegExp, part: string, parse: (text: string) => Parsed): Parsed | undefined => {
  const text = prefix.exec(part)?.[1];
  return text === undefined ? undefined : parse(text);
};

const withTime = (name: keyof MaterialEntry, parsed: ReturnType<typeof readDateOnly> | undefined): Detail =>
  parsed && ('time' in parsed ? { [name]: parsed.time } : parsed.error && { error: parsed.error });

function decodeMarks(text: string | undefined): string | undefined {
  return text?.replace(/%(25|28|29|2c)/gi, (mark) => decodeURIComponent(mark));
}
