import { groupBy } from '@majlis/contracts/shared/group-by';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { escapeXml, xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import type { DocumentEntity } from '../conferences/lists-of-conference.js';
import { toAddress, untitledRecording } from '../documents/public-documents.js';
import { fullName } from '../people/person-response.js';
import { type ExportedProgramme, type ExportedSession, listPeople } from './read-programme.js';

type Numbers = ReadonlyMap<string, number>;

/** The format of frab and pretalx, which programme apps read. https://c3voc.de/wiki/schedule has its schema. */
export function toScheduleXml({ conference, sessions }: ExportedProgramme, origin: string): string {
  const { timezone, startDate } = conference;
  const context = { timezone, origin, events: numberRows(sessions), people: numberRows(listPeople(sessions)) };
  const days: Map<string, ExportedSession[]> = groupBy(sessions, ({ startTime }) =>
    toLocalDateTime(startTime, timezone).slice(0, 10),
  );
  // The schema requires at least one day.
  if (days.size === 0) days.set(toLocalDateTime(startDate, timezone).slice(0, 10), []);
  const dayElements = [...days].map(([date, ofDay], index) => toDay(date, index + 1, ofDay, context));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<schedule>',
    xmlElement('generator', { name: 'Majlis' }),
    textElement('version', new Date().toISOString()),
    toConferenceElement(conference, days.size),
    ...dayElements,
    '</schedule>\n',
  ].join('\n');
}

type Context = { timezone: string; origin: string; events: Numbers; people: Numbers };

function toConferenceElement(
  { id, slug, title, startDate, endDate, timezone }: ConferenceEntity,
  days: number,
): string {
  const ascii = slug.replaceAll(/[^a-z0-9_-]/g, '');
  const children = [
    textElement('acronym', ascii.length >= 4 ? ascii : `conference-${id.slice(0, 8)}`),
    textElement('title', title),
    textElement('start', withOffset(startDate, timezone)),
    textElement('end', withOffset(endDate, timezone)),
    textElement('days', String(days)),
    textElement('timeslot_duration', '00:05'),
    textElement('time_zone_name', timezone),
  ];
  return `<conference>\n${children.join('\n')}\n</conference>`;
}

function toDay(date: string, index: number, sessions: ExportedSession[], context: Context): string {
  const { timezone } = context;
  const last = sessions
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  const noon = `${date}T12:00:00Z`;
  const rooms = groupBy(sessions, ({ location }) => location);
  const attributes = {
    index: String(index),
    date,
    start: withOffset(sessions[0]?.startTime ?? noon, timezone),
    end: withOffset(last ?? noon, timezone),
  };
  const roomElements = [...rooms].map(([name, events]) =>
    xmlElement('room', { name }, `\n${events.map((event) => toEvent(event, context)).join('\n')}\n`),
  );
  return xmlElement('day', attributes, `\n${roomElements.join('\n')}\n`);
}

function toEvent(session: ExportedSession, { timezone, origin, events, people }: Context): string {
  const { id, title, startTime, location, track, sessionType, description, sessionAbstract, speakers } = session;
  const persons = speakers.map(({ person }) =>
    xmlElement('person', { id: String(people.get(person.id)), guid: person.id }, escapeXml(fullName(person))),
  );
  const children = [
    textElement('room', location),
    textElement('title', title),
    textElement('type', sessionType),
    textElement('date', withOffset(startTime, timezone)),
    textElement('start', toLocalDateTime(startTime, timezone).slice(11, 16)),
    textElement('duration', formatDuration(session)),
    textElement('abstract', sessionAbstract),
    textElement('track', track),
    xmlElement('persons', {}, persons.join('')),
    textElement('description', description),
    ...toMaterialElements(session.materials, origin),
  ];
  return xmlElement('event', { id: String(events.get(id)), guid: id }, `\n${children.join('\n')}\n`);
}

function formatDuration({ startTime, endTime }: ExportedSession): string {
  const seconds = Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1_000);
  // The format has two digits for the hours.
  const hours = Math.min(99, Math.floor(seconds / 3_600));
  const parts = [hours, Math.floor((seconds % 3_600) / 60), ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Example: '2026-03-12T09:00:00+08:00' */
function withOffset(instant: string, zone: string): string {
  const local = `${toLocalDateTime(instant, zone)}:${new Date(instant).toISOString().slice(17, 19)}`;
  const minutes = Math.round((Date.parse(`${local}Z`) - Date.parse(instant)) / 60_000);
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${pad(Math.abs(minutes) / 60)}:${pad(Math.abs(minutes) % 60)}`;
}

/** The format requires numbers as ids. They are derived from the ids of the rows, so that they stay the same. */
function numberRows(rows: { id: string }[]): Numbers {
  const taken = new Set<number>();
  const numbers = rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id }) => {
      let number = (Number.parseInt(id.slice(0, 8), 16) % 0x7fffffff) + 1;
      while (taken.has(number)) number += 1;
      taken.add(number);
      return [id, number] as const;
    });
  return new Map(numbers);
}

/** The schema requires each element, even if it is empty. */
const textElement = (name: string, text: string): string => xmlElement(name, {}, escapeXml(text));

const isPublic = ({ isActive, publicFrom }: DocumentEntity) =>
  isActive && (publicFrom === null || publicFrom <= new Date().toISOString());

type Listed = Pick<DocumentEntity, 'kind' | 'title' | 'licence' | 'url'>;

/**
 * Hidden materials are left out, because programme apps show the file to visitors. The format has one recording, without a title,
 * so a recording with a title is also listed as a link. It has no place for DOIs, pages and the licences of other files.
 */
function toMaterialElements(materials: DocumentEntity[], origin: string): string[] {
  const listed = materials
    .filter(isPublic)
    .map(({ kind, title, licence, url }) => ({ kind, title, licence, url: toAddress(url, origin) }));
  const recording = listed.find(({ kind }) => kind === 'recording');
  const links = listed.filter(
    ({ kind, title, url }) =>
      kind === 'other' || (kind === 'recording' && (title !== untitledRecording || url !== recording?.url)),
  );
  const attachments = listed.filter(({ kind }) => kind !== 'other' && kind !== 'recording');
  const toLink = ({ kind, url, title }: Listed) =>
    xmlElement('link', { href: url, type: kind === 'other' ? undefined : kind }, escapeXml(title));
  const toAttachment = ({ kind, url, title }: Listed) =>
    xmlElement('attachment', { href: url, type: kind }, escapeXml(title));
  const toRecording = ({ licence, url }: Listed) =>
    xmlElement('license', {}, licence) + xmlElement('optout', {}, 'false') + xmlTextElement('url', new URL(url).href);
  return [
    recording ? xmlElement('recording', {}, toRecording(recording)) : '',
    links.length > 0 ? xmlElement('links', {}, links.map(toLink).join('')) : '',
    attachments.length > 0 ? xmlElement('attachments', {}, attachments.map(toAttachment).join('')) : '',
  ].filter(Boolean);
}
