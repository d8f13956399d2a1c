import { conferenceLanguages, documentKinds, type Licence, licences } from '@majlis/contracts/choices';
import type { MaterialEntry } from './import-table.js';
import { parseDate, parseDateTime } from './parse-date-time.js';

type Detail = Partial<MaterialEntry> | { error: string } | undefined;

/** Reads what `formatMaterial` writes, one line for each; an address alone is enough. */
export function parseMaterials(cell: string): { materials: MaterialEntry[]; errors: string[] } {
  const lines = cell.split('\n').flatMap((line) => line.trim() || []);
  const parsed = lines.map(parseMaterial);
  return {
    materials: parsed.flatMap((material) => ('error' in material ? [] : [material])),
    errors: parsed.flatMap((material) => ('error' in material ? [material.error] : [])),
  };
}

const linePattern = /^(?:(?<title>.*?)\s*<(?<bracketed>[^<>\s]*)>|(?<bare>\S+))(?:\s+\((?<details>[^()]*)\))?$/;

function parseMaterial(line: string): MaterialEntry | { error: string } {
  const { title, bracketed, bare, details = '' } = linePattern.exec(line)?.groups ?? {};
  const url = bracketed ?? bare;
  if (url === undefined)
    return { error: `“${line}” has no address. Write it as Title <https://example.org/paper.pdf>` };
  const material: MaterialEntry = { url, ...(title && { title }) };
  for (const part of details.split(/[,،]/).map((text) => text.trim())) {
    const detail = part === '' ? {} : parseDetail(part);
    if (!detail) return { error: `“${part}” is no kind, language, licence, DOI, page or date of a document` };
    if ('error' in detail) return { error: String(detail.error) };
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
  (part) => withTime('publishedOn', parseAfter(/^published\s+(.+)$/i, part, parseDate)),
  (part) => withTime('publicFrom', parseAfter(/^public from\s+(.+)$/i, part, parseDateTime)),
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

const withTime = (name: keyof MaterialEntry, parsed: ReturnType<typeof parseDate> | undefined): Detail =>
  parsed && ('error' in parsed ? parsed : { [name]: parsed.time });

function decodeMarks(text: string | undefined): string | undefined {
  return text?.replace(/%(25|28|29|2c)/gi, (mark) => decodeURIComponent(mark));
}
