import { type DocumentInput, documentInputForZone, documents } from '@majlis/contracts/conferences/documents.schema';
import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { type Message, message, messageOf } from '@majlis/contracts/shared/messages';
import { maxTitleLength } from '@majlis/contracts/shared/text.schema';
import type { z } from 'zod';
import type { DocumentEntity } from '../conferences/lists-of-conference.js';
import { fromAddress, untitledRecording } from '../documents/public-documents.js';
import { formatMaterial, type MaterialContext } from '../export/session-tables.js';
import type { MaterialEntry } from './import-table.js';

type MaterialValues = Omit<DocumentInput, 'sessionId'>;
export type ComparedMaterial = { stored: DocumentEntity | undefined; values: MaterialValues };
export type ComparedMaterials = {
  written: ComparedMaterial[];
  before: string;
  after: string;
  errors: Message[];
  notes: Message[];
};

/** The documents of a session are found by their addresses. An import removes none. */
export function compareMaterials(
  entries: MaterialEntry[],
  stored: DocumentEntity[],
  context: MaterialContext,
): ComparedMaterials {
  const schema = documentInputForZone(context.zone);
  const listed = withoutRepeated(entries.map((entry) => ({ ...entry, url: fromAddress(entry.url, context.origin) })));
  const matches = matchMaterials(listed, stored);
  const values = new Map(stored.map((document) => [document, toValues(document)]));
  const [written, errors, notes]: [ComparedMaterial[], Message[], Message[]] = [[], [], []];
  const nextOrder = Math.max(-1, ...stored.map(({ order }) => order)) + 1;
  for (const [index, entry] of listed.entries()) {
    const match = matches.get(entry);
    const kept = match ? toValues(match) : { title: toTitle(entry), order: nextOrder + index };
    const { title = kept.title, isOptional, ...file } = entry;
    const { data, error } = schema.safeParse({ ...kept, ...file, title, ...(match && { url: match.url }) });
    const issues = error?.issues.map((issue) => describeIssue(entry, issue)) ?? [];
    if (error && isOptional) notes.push(...issues.map((problem) => message('leftOut', { problem })));
    else if (error) errors.push(...issues);
    else if (!match || !isSame(toValues(match), withoutSession(data))) {
      written.push({ stored: match, values: withoutSession(data) });
      if (match) values.set(match, withoutSession(data));
    }
  }
  const describe = (list: MaterialValues[]) => list.map((material) => formatMaterial(material, context)).join('\n');
  const added = written.flatMap((material) => (material.stored ? [] : material.values));
  return { written, before: describe(stored), after: describe([...values.values(), ...added]), errors, notes };
}

const withoutSession = ({ sessionId, ...values }: DocumentInput): MaterialValues => values;

const valueNames = Object.keys(documents.input.shape).filter(
  (name) => name !== 'sessionId',
) as (keyof MaterialValues)[];

const toValues = (document: DocumentEntity) =>
  Object.fromEntries(valueNames.map((name) => [name, document[name]])) as MaterialValues;

const isSame = (one: MaterialValues, other: MaterialValues): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof MaterialValues]);

/** Programs percent-encode more or fewer characters of the same address. */
const addressKey = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);

const withoutRepeated = (entries: MaterialEntry[]): MaterialEntry[] => [
  ...new Map(entries.map((entry) => [`${addressKey(entry.url)} ${String(entry.title)}`, entry])).values(),
];

/** If several documents have one address, the one with the title of the entry is preferred. */
function matchMaterials(entries: MaterialEntry[], stored: DocumentEntity[]): Map<MaterialEntry, DocumentEntity> {
  const matches = new Map<MaterialEntry, DocumentEntity>();
  const rest = new Set(stored);
  for (const needsTitle of [true, false])
    for (const entry of entries) {
      if (matches.has(entry)) continue;
      const match = [...rest].find(
        ({ url, title }) => addressKey(url) === addressKey(entry.url) && (!needsTitle || title === entry.title),
      );
      if (!match) continue;
      matches.set(entry, match);
      rest.delete(match);
    }
  return matches;
}

/** A document without a title gets the name of its file. */
function toTitle({ url, kind }: MaterialEntry): string {
  if (kind === 'recording') return untitledRecording;
  if (!URL.canParse(url)) return url.slice(0, maxTitleLength);
  const { pathname, hostname } = new URL(url);
  const name = pathname.split('/').findLast(Boolean) ?? hostname;
  return decodeSafely(name).slice(0, maxTitleLength);
}

const describeIssue = ({ url, title }: MaterialEntry, issue: z.core.$ZodIssue): Message =>
  issue.path[0] === 'url'
    ? message('notMaterialAddress', { url })
    : message('ofEntry', { title: typeof title === 'string' ? title : url, problem: messageOf(issue) });
