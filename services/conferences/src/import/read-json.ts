import { documents } from '@majlis/contracts/conferences/documents.schema';
import { type Message, message } from '@majlis/contracts/shared/messages';
import { toInstant } from '@majlis/contracts/shared/zoned-times';
import type { ImportField } from '@majlis/contracts/staff/import-fields';
import {
  type ColumnNames,
  fileError,
  findColumns,
  guessFields,
  type ImportTable,
  type MaterialEntry,
  type RoomEntry,
  type SpeakerEntry,
  type TableRow,
} from './import-table.js';
import { type LinkedFile, toMaterials } from './read-materials.js';
import { sessionColumns } from './session-columns.js';

type Values = Record<string, unknown>;

const asObject = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const asList = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const isObject = (value: unknown): boolean => Object.keys(asObject(value)).length > 0;

const maxDepth = 100;
const isDeeper = (value: unknown, depth = maxDepth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((child) => isDeeper(child, depth - 1)));

function parseJson(text: string): unknown {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isDeeper(file)) throw new Error(`it has more than ${maxDepth} levels`);
    return file;
  } catch (error) {
    throw fileError(message('notJson', { reason: error instanceof Error ? error.message : '' }));
  }
}

// Reading cells

/** Undefined if the file has no such key, and empty for null. The English text is taken of a text in several languages. */
function toCell(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return '';
  if (Array.isArray(value)) return value.flatMap((entry) => toCell(entry) || []).join('; ');
  if (typeof value !== 'object') return String(value as string | number | boolean).replaceAll('\r\n', '\n');
  const object = asObject(value);
  const named = ['name', 'title', 'label', 'fullName', 'en', 'value'].find((key) => key in object);
  if (named) return toCell(object[named]);
  const date = toDateCell(object);
  if (date !== undefined) return date;
  const texts = Object.entries(object).filter(
    ([key, text]) => /^[a-z]{2}([-_]\w+)?$/i.test(key) && typeof text === 'string',
  );
  return texts.length > 0 ? String(texts[0]?.[1]) : JSON.stringify(value);
}

/** Indico writes { date: '2026-03-12', time: '09:00:00', tz: 'Europe/Zurich' }. */
function toDateCell({ date, time, tz }: Values): string | undefined {
  if (typeof date !== 'string' || typeof time !== 'string') return undefined;
  const local = `${date}T${time.slice(0, 8)}`;
  return (typeof tz === 'string' ? toInstant(local, tz) : undefined) ?? local;
}

// Finding the records of a file

type NamedKind = 'room' | 'speaker' | 'track' | 'category';
/** Objects to which others refer by id, such as { rooms: [{ id: 7, name: 'Hall' }] }. */
type NamedObjects = Map<NamedKind, Map<string, Values>>;
const namedLists: [pattern: RegExp, kind: NamedKind][] = [
  [/^rooms?$/i, 'room'],
  [/^(speakers|persons|people|presenters)$/i, 'speaker'],
  [/^tracks?$/i, 'track'],
  [/^(categories|categoryItems|items|submission_types|tags)$/i, 'category'],
];

const toKey = (id: unknown): string | undefined =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;

function collectNamed(value: unknown, named: NamedObjects = new Map()): NamedObjects {
  for (const entry of asList(value) ?? []) collectNamed(entry, named);
  for (const [key, child] of Object.entries(asObject(value))) {
    const kind = namedLists.find(([pattern]) => pattern.test(key))?.[1];
    if (kind) addNamed(asList(child) ?? [], named, kind);
    collectNamed(child, named);
  }
  return named;
}

function addNamed(entries: unknown[], named: NamedObjects, kind: NamedKind): void {
  const known = named.get(kind) ?? new Map<string, Values>();
  named.set(kind, known);
  for (const object of entries.map(asObject))
    for (const id of [object.id, object.code, object.guid].flatMap((one) => toKey(one) ?? []))
      if (!known.has(id)) known.set(id, object);
}

/** A session, with the room and the day of the lists around it. */
type Found = { values: Values; room?: string | undefined; day?: string | undefined };

const startKeys = /^(start|begin|scheduled|slots?$|date$|time$|day$)/i;
const titleKeys = /^(title|name|session_?title|talk_?title|event_?title|submission)$/i;

function isSession(value: unknown): boolean {
  const filled = Object.entries(asObject(value)).flatMap(([key, child]) => (child == null ? [] : [key]));
  return filled.some((key) => startKeys.test(key)) && filled.some((key) => titleKeys.test(key));
}

/** Finds lists of sessions at any depth. An object that contains sessions is not a session, but their day, room or block. */
function findSessions(value: unknown, around: Omit<Found, 'values'> = {}, listKey = ''): Found[] {
  if (Array.isArray(value)) return value.flatMap((member) => findMember(member, around, listKey));
  return Object.entries(asObject(value)).flatMap(([key, child]) => {
    const isMap =
      isObject(child) && Object.values(asObject(child)).every((member) => isObject(member) || isList(member));
    if (!isMap || isList(child)) return findSessions(child, around, key);
    return Object.entries(asObject(child)).flatMap(([name, member]) =>
      isList(member)
        ? findSessions(member, { ...around, ...(/rooms?$/i.test(key) && { room: name }) }, name)
        : findMember(member, around, key),
    );
  });
}

const isList = (value: unknown): boolean => Array.isArray(value);

function findMember(member: unknown, around: Omit<Found, 'values'>, listKey: string): Found[] {
  const values = asObject(member);
  const isRoom = /rooms?$/i.test(listKey);
  const inner = findSessions(values, {
    day: typeof values.date === 'string' ? values.date : around.day,
    room: isRoom ? toCell(values.name) : (toCell(values.room) ?? around.room),
  });
  return inner.length > 0 ? inner : isSession(member) ? [{ values, ...around }] : [];
}

/** Returns the texts of a session by their keys. A room, a track or a category that the file gives by an id becomes its name. */
function flatten({ values, room, day }: Found, named: NamedObjects): Values {
  const inner = asObject(values.submission ?? values.talk ?? values.session_data);
  const all: Values = {
    ...inner,
    ...Object.fromEntries(Object.entries(values).filter(([key]) => !(key in inner && key === 'id'))),
  };
  const texts: Values = {};
  for (const [key, value] of Object.entries(all)) {
    if (isObject(value) && value === all.submission) continue;
    const [, word, isId] = /^(room|track)s?(_?id)?$/i.exec(key) ?? [];
    const kind = word?.toLowerCase();
    if (kind === 'room' || kind === 'track')
      texts[kind] = resolveId(named, kind, value) ?? (isId ? texts[kind] : toCell(value) || texts[kind]);
    else if (key.startsWith('_')) continue;
    else if (/^categor(ies|yItems)$/i.test(key)) Object.assign(texts, readCategories(value, named));
    else texts[key] = value;
  }
  if (all.isServiceSession === true || /^break$/i.test(toCell(all.entryType) ?? '')) texts.type = 'break';
  return { ...texts, room: texts.room || room, ...(!('date' in texts) && day && { date: day }) };
}

function resolveId(named: NamedObjects, kind: NamedKind, id: unknown): string | undefined {
  const key = toKey(id);
  return key === undefined ? undefined : toCell(named.get(kind)?.get(key));
}

/** Sessionize writes [{ name: 'Track', categoryItems: [{ name: 'Law' }] }], or a list of ids. */
function readCategories(value: unknown, named: NamedObjects): Values {
  const entries = asList(value) ?? [value];
  const grouped = entries.map(asObject).filter((entry) => 'categoryItems' in entry);
  if (grouped.length > 0)
    return Object.fromEntries(
      grouped.map((group) => [toCell(group.name ?? group.title) ?? '', toCell(group.categoryItems)]),
    );
  const names: Values = {};
  for (const id of entries) {
    const name = resolveId(named, 'category', id);
    const group = [...(named.get('category')?.values() ?? [])].find((category) =>
      asList(category.items)?.some((item) => toKey(asObject(item).id) === toKey(id)),
    );
    const key = toCell(group?.title ?? group?.name) ?? '';
    if (name && key) names[key] = [names[key], name].filter(Boolean).join('; ');
  }
  return names;
}

/** Makes one row of each slot of a session. */
function withSlots(found: Found): Found[] {
  const slots = (asList(found.values.slots) ?? [found.values.slot]).filter(isObject).map(asObject);
  const { slots: _slots, slot: _slot, ...values } = found.values;
  if (slots.length === 0) return [{ ...found, values }];
  return slots.map(({ start, end, room, duration }) => ({
    ...found,
    values: {
      ...values,
      ...Object.fromEntries(Object.entries({ start, end, room, duration }).filter(([, value]) => value != null)),
    },
  }));
}

/** Makes a column of each key of the records. A record without the best key of a field may have another key for it. */
function toTable<Field extends string>(records: Values[], names: ColumnNames<Field>) {
  const keys = [
    ...new Set(records.flatMap((record) => Object.keys(record).filter((key) => record[key] !== undefined))),
  ];
  const columns = guessFields(keys, names).flatMap((field, index) =>
    field ? [{ header: keys[index] ?? '', field }] : [],
  );
  const taken = new Set(columns.map(({ header }) => header));
  const keysOf = new Map(
    columns.map(({ field, header }) => [
      field,
      [
        header,
        ...findColumns(keys, field, names)
          .flatMap((index) => keys[index] ?? [])
          .filter((key) => !taken.has(key)),
      ],
    ]),
  );
  const readValue = (record: Values, field: Field): unknown => {
    const candidates = keysOf.get(field) ?? [];
    const filled = candidates.find(
      (key) => record[key] != null && record[key] !== '' && asList(record[key])?.length !== 0,
    );
    return record[filled ?? candidates.find((key) => record[key] !== undefined) ?? ''];
  };
  return { columns, readValue };
}

/** Lists of an API come in pages. */
function notePages(file: unknown): Message[] {
  const pages = (asList(file) ?? [file]).map(asObject).filter((page) => Array.isArray(page.results) && 'next' in page);
  const total = Math.max(0, ...pages.map(({ count }) => Number(count ?? 0)));
  const listed = pages.reduce((sum, { results }) => sum + (asList(results)?.length ?? 0), 0);
  return listed < total ? [message('moreEntriesElsewhere', { listed, total })] : [];
}

// Reading sessions

const listFields = new Set<ImportField>(['speakers', 'materials']);

/** Reads our own export, a list of sessions, or what pretalx, frab, Sessionize and Indico write. */
export function readSessionsJson(text: string): ImportTable {
  const file = parseJson(text);
  const named = collectNamed(file);
  const found = findSessions(file);
  const plain = asList(file) ?? asList(asObject(file).sessions) ?? asList(asObject(file).results);
  if (found.length === 0 && !plain) throw fileError(message('jsonWithoutSessions'));
  const sessions = (
    found.length > 0 ? found : (plain ?? []).map((values): Found => ({ values: asObject(values) }))
  ).flatMap(withSlots);
  const records = sessions.map((session) => flatten(session, named));
  const isOwn = records.some((record) => 'sessionAbstract' in record);
  const { columns, readValue } = toTable(
    records.map(({ links, attachments, resources, ...record }) => ({
      ...record,
      ...(!record.materials && (links || attachments || resources) ? { materials: [] } : {}),
    })),
    sessionColumns,
  );
  const acronym = toCell(asObject(asObject(file).schedule).conference) ?? '';
  return {
    format: 'json',
    columns: columns.map(({ header, field }) => ({
      header: field === 'materials' && !records.some(({ materials }) => materials) ? 'links, attachments' : header,
      field,
    })),
    rows: records.map((record, index): TableRow => {
      const speakers = readValue(record, 'speakers');
      return {
        row: index + 1,
        cells: columns.map(({ field }) =>
          listFields.has(field) && isList(readValue(record, field)) ? undefined : toCell(readValue(record, field)),
        ),
        speakers: asList(speakers)?.map((entry) => toSpeaker(entry, named)),
        materials: readMaterials(record),
      };
    }),
    rooms: asList(asObject(file).rooms)?.map(readRoom) ?? [],
    notes: notePages(file),
    source: `json ${columns.find(({ field }) => field === 'id')?.header ?? ''} ${acronym.slice(0, 200)}`,
    isOwn,
  };
}

function readRoom(entry: unknown): RoomEntry {
  const { name, capacity } = asObject(entry);
  return { name: toCell(name), capacity };
}

function toSpeaker(entry: unknown, named: NamedObjects): SpeakerEntry {
  const known = named.get('speaker')?.get(toKey(entry) ?? '');
  if (typeof entry === 'string' && !known) return { name: entry.trim() };
  const person = known ?? asObject(entry);
  const text = (...names: string[]) => toCell(names.map((name) => person[name]).find((value) => value != null))?.trim();
  const [firstName, lastName] = [
    text('firstName', 'first_name', 'given_name'),
    text('lastName', 'last_name', 'familyName', 'family_name'),
  ];
  const whole = text('name', 'public_name', 'full_public_name', 'fullName', 'full_name', 'display_name', 'title');
  return {
    id: text('personId', 'guid', 'code', 'id'),
    name: whole || [firstName, lastName].filter(Boolean).join(' '),
    firstName,
    lastName,
    email: text('email'),
    orcidId: text('orcidId', 'orcid'),
    position: text('position', 'tagLine', 'job_title'),
    organization: text('organization', 'affiliation', 'company'),
    biography: text('biography', 'bio'),
    expertiseAreas: asList(person.expertiseAreas)?.flatMap((area) => (typeof area === 'string' ? [area] : [])),
    role: text('speakerType'),
    presentationTitle: text('presentationTitle'),
  };
}

const materialKeys = Object.keys(documents.input.shape).filter((key) => key !== 'sessionId' && key !== 'order');

function readMaterials(session: Values): MaterialEntry[] | undefined {
  const own = asList(session.materials)?.map(asObject);
  if (own)
    return own.map((material) => ({
      ...Object.fromEntries(materialKeys.filter((key) => key in material).map((key) => [key, material[key]])),
      url: toCell(material.url)?.trim() ?? '',
    }));
  const [links, attachments] = [asList(session.links), asList(session.attachments ?? session.resources)];
  if (!links && !attachments) return undefined;
  return toMaterials({ links: links?.map(toLink) ?? [], attachments: attachments?.map(toLink) ?? [], recording: {} });
}

/** pretalx calls the address of a file `resource`. */
function toLink(entry: unknown): LinkedFile {
  const { url, resource, title, description, type } = asObject(entry);
  return { url: toCell(url ?? resource) ?? '', title: toCell(title ?? description) ?? '', type: toCell(type) ?? '' };
}

// Reading people

/** Reads our own export, a plain list of people, or the speakers of another program. */
export function readPeopleJson<Field extends string>(text: string, names: ColumnNames<Field>): ImportTable<Field> {
  const file = parseJson(text);
  const pages = asList(file)?.flatMap((page) => asList(asObject(page).results) ?? [page]);
  const { people, speakers, persons, results } = asObject(file);
  const list = pages ?? [people, speakers, persons, results].map(asList).find((found) => found !== undefined);
  if (!list) throw fileError(message('jsonWithoutPeople'));
  const records = list.map(asObject);
  const { columns, readValue } = toTable(records, names);
  return {
    format: 'json',
    columns,
    rows: records.map((person, index) => ({
      row: index + 1,
      cells: columns.map(({ field }) => {
        const value = readValue(person, field);
        return Array.isArray(value) ? value.map(toCell).join('\n') : toCell(value);
      }),
    })),
    notes: notePages(file),
    source: 'json',
    isOwn: isOwnPerson(columns),
  };
}

const isOwnPerson = (columns: { header: string }[]): boolean =>
  columns.some(({ header }) => header === 'expertiseAreas');
