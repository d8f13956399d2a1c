import { documentInput } from '@majlis/contracts/documents';
import { type ImportField, importFieldNames } from '@majlis/contracts/import-fields';
import { fileError } from './file-errors.js';
import type { ImportTable, MaterialEntry, RoomEntry, SpeakerEntry, TableRow } from './import-table.js';
import { asList, asObject, parseJson, toCell, type Values } from './json-values.js';
import { type LinkedFile, toMaterials } from './read-materials.js';

/** Names of our own export first, then those of the schedules of frab and pretalx. */
const keys: Partial<Record<ImportField, string[]>> = {
  id: ['id', 'guid'],
  title: ['title'],
  start: ['startTime', 'start', 'date'],
  end: ['endTime', 'end'],
  duration: ['duration'],
  type: ['sessionType', 'type'],
  track: ['track'],
  room: ['location', 'room'],
  speakers: ['speakers', 'persons'],
  materials: ['materials', 'links', 'attachments'],
  description: ['description'],
  abstract: ['sessionAbstract', 'abstract'],
  capacity: ['maxAttendees'],
  order: ['sessionOrder'],
  specialRequirements: ['specialRequirements'],
};
const fields = importFieldNames.filter((field) => keys[field]);

/** Reads our own export, a plain list of sessions, or a schedule of frab or pretalx. */
export function readSessionsJson(text: string): ImportTable {
  const file = parseJson(text);
  const events = listEvents(file);
  const sessions: unknown[] | undefined = events ?? (Array.isArray(file) ? file : asList(asObject(file).sessions));
  if (!sessions) throw fileError('This JSON file has neither a schedule nor a list of sessions.');
  const order = (field: ImportField) => (events ? (keys[field] ?? []).toReversed() : (keys[field] ?? []));
  const found = fields.filter((field) =>
    sessions.some((session) => order(field).some((key) => key in asObject(session))),
  );
  const keyOf = (field: ImportField, session: Values) => order(field).find((key) => session[key] !== undefined);
  return {
    format: 'json',
    columns: found.map((field) => ({
      header: order(field).find((key) => sessions.some((session) => key in asObject(session))) ?? field,
      field,
    })),
    rows: sessions.map((entry, index): TableRow => {
      const session = asObject(entry);
      const speakers = asList(session[keyOf('speakers', session) ?? '']);
      return {
        row: index + 1,
        cells: found.map((field) => (listFields.has(field) ? undefined : toCell(session[keyOf(field, session) ?? '']))),
        speakers: speakers?.map(toSpeaker),
        materials: readMaterials(session),
      };
    }),
    rooms: asList(asObject(file).rooms)?.map(readRoom) ?? [],
  };
}

const listFields = new Set<ImportField>(['speakers', 'materials']);

/** The sessions of all days and rooms of a schedule. */
function listEvents(file: unknown): unknown[] | undefined {
  const days = asList(asObject(asObject(asObject(file).schedule).conference).days);
  return days?.flatMap((day) =>
    Object.entries(asObject(asObject(day).rooms)).flatMap(([room, events]) =>
      (asList(events) ?? []).map((event) => ({ room, ...asObject(event) })),
    ),
  );
}

function readRoom(entry: unknown): RoomEntry {
  const { name, capacity } = asObject(entry);
  return { name: toCell(name), capacity };
}

function toSpeaker(entry: unknown): SpeakerEntry {
  if (typeof entry === 'string') return { name: entry.trim() };
  const person = asObject(entry);
  const text = (...names: string[]) => toCell(names.map((name) => person[name]).find((value) => value != null))?.trim();
  const [firstName, lastName] = [text('firstName'), text('lastName')];
  return {
    id: text('personId', 'guid', 'code', 'id'),
    name: text('name', 'public_name', 'full_public_name') ?? [firstName, lastName].filter(Boolean).join(' '),
    firstName,
    lastName,
    email: text('email'),
    orcidId: text('orcidId'),
    position: text('position'),
    organization: text('organization'),
    biography: text('biography'),
    expertiseAreas: asList(person.expertiseAreas)?.flatMap((area) => (typeof area === 'string' ? [area] : [])),
    role: text('speakerType'),
    presentationTitle: text('presentationTitle'),
  };
}

const materialKeys = Object.keys(documentInput.shape).filter((key) => key !== 'sessionId' && key !== 'order');

function readMaterials(session: Values): MaterialEntry[] | undefined {
  const own = asList(session.materials)?.map(asObject);
  if (own)
    return own.map((material) => ({
      ...Object.fromEntries(materialKeys.filter((key) => key in material).map((key) => [key, material[key]])),
      url: toCell(material.url)?.trim() ?? '',
    }));
  const [links, attachments] = [asList(session.links), asList(session.attachments)];
  if (!links && !attachments) return undefined;
  return toMaterials({ links: links?.map(toLink) ?? [], attachments: attachments?.map(toLink) ?? [], recording: {} });
}

function toLink(entry: unknown): LinkedFile {
  const { url, title, type } = asObject(entry);
  return { url: toCell(url) ?? '', title: toCell(title) ?? '', type: toCell(type) ?? '' };
}
