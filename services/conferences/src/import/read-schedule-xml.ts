import { message } from '@majlis/contracts/shared/messages';
import type { ImportField } from '@majlis/contracts/staff/import-fields';
import sax, { type Tag } from 'sax';
import { fileError, type ImportTable, type SpeakerEntry, type TableRow } from './import-table.js';
import { addDays, type Clock, minutesOf, noBounds, readMoment } from './read-dates.js';
import { type LinkedFile, type ScheduleFiles, toMaterials } from './read-materials.js';
import { isAfterMidnight } from './read-rows.js';

type Column = { header: string; field: ImportField; elements: readonly string[] };

const columns: Column[] = [
  { header: 'guid', field: 'id', elements: [] },
  { header: 'title', field: 'title', elements: ['title'] },
  { header: 'date', field: 'date', elements: [] },
  { header: 'start', field: 'start', elements: ['start'] },
  { header: 'duration', field: 'duration', elements: ['duration'] },
  { header: 'type', field: 'type', elements: ['type'] },
  { header: 'track', field: 'track', elements: ['track'] },
  { header: 'room', field: 'room', elements: ['room'] },
  { header: 'persons', field: 'speakers', elements: [] },
  { header: 'links, attachments', field: 'materials', elements: [] },
  { header: 'abstract', field: 'abstract', elements: ['abstract'] },
  { header: 'description', field: 'description', elements: ['description'] },
];

/** Reads a schedule.xml of frab, pretalx or Pentabarf. */
export const readScheduleXml = (text: string): ImportTable => new ScheduleReader().read(text);

type Event = { attributes: Tag['attributes']; texts: Record<string, string>; persons?: SpeakerEntry[] } & ScheduleFiles;

class ScheduleReader {
  private readonly parser = sax.parser(true, { position: true });
  private readonly path: string[] = [];
  private readonly rows: TableRow[] = [];
  private day = '';
  /** The times of the first sessions of the day and of the room, in minutes since midnight. */
  private firstMinutes: { day?: number; room?: number } = {};
  private conference: Record<string, string> = {};
  private generator = '';
  private roomName = '';
  private text = '';
  private event: Event | undefined;
  private person: SpeakerEntry | undefined;
  private link: LinkedFile | undefined;

  read(xml: string): ImportTable {
    this.parser.onerror = (error) => {
      throw fileError(message('notXml', { line: this.parser.line + 1, reason: firstLine(error) }));
    };
    // A document type can define entities, which expand to gigabytes, and no schedule needs one.
    this.parser.ondoctype = () => {
      throw fileError(message('documentType'));
    };
    this.parser.onopentag = (tag) => this.open(tag as Tag);
    this.parser.ontext = (text) => this.addText(text);
    this.parser.oncdata = (text) => this.addText(text);
    this.parser.onclosetag = (name) => this.close(name);
    this.parser.write(xml.replace(/^\uFEFF/, '')).close();
    const { acronym = '', title = '' } = this.conference;
    return {
      format: 'xml',
      columns: columns.map(({ header, field }) => ({ header, field })),
      rows: this.rows,
      source: `schedule ${acronym || title}`,
      isOwn: this.generator === 'Majlis',
    };
  }

  private open({ name, attributes }: Tag): void {
    if (this.path.length === 0 && name !== 'schedule') throw fileError(message('notSchedule', { name }));
    this.path.push(name);
    this.text = '';
    if (name === 'generator') this.generator = attributes.name ?? '';
    if (name === 'day' && !this.event) {
      this.day = attributes.date?.slice(0, 10) ?? '';
      this.firstMinutes = {};
    }
    if (name === 'room' && !this.event) {
      this.roomName = attributes.name ?? '';
      this.firstMinutes = { ...(this.firstMinutes.day !== undefined && { day: this.firstMinutes.day }) };
    }
    if (name === 'event') this.event = { attributes, texts: {}, links: [], attachments: [], recording: {} };
    if (name === 'persons' && this.event) this.event.persons = [];
    if (name === 'link' || name === 'attachment')
      this.link = { url: attributes.href ?? '', title: '', type: attributes.type ?? '' };
    if (name === 'person') this.person = { name: '', id: attributes.guid ?? attributes.id };
  }

  private addText(text: string): void {
    this.text += text;
  }

  private close(name: string): void {
    this.path.pop();
    if (!this.event && this.path.at(-1) === 'conference') this.conference[name] = this.text.trim();
    if (!this.event) return;
    const parent = this.path.at(-1);
    if (name === 'person' && this.person) this.event.persons?.push({ ...this.person, name: this.text.trim() });
    else if (parent === 'links' || parent === 'attachments')
      this.event[parent].push({ ...(this.link ?? { url: '', type: '' }), title: this.text });
    else if (parent === 'recording') Object.assign(this.event.recording, { [name]: this.text });
    else if (parent === 'event') this.event.texts[name] = this.text;
    if (name !== 'event') return;
    this.rows.push(this.toRow(this.event));
    this.event = undefined;
  }

  /** A date without a time names a day of the conference, which goes on after midnight until the next day begins. */
  private findDate(date: string, start: string): string {
    const clock = clockOf(start);
    if (/\d:\d\d/.test(date) || !clock) return date || this.day;
    const { day, room } = this.firstMinutes;
    const change = clockOf(this.conference.day_change ?? '');
    const isNextDate =
      (date === '' || date === this.day) &&
      (change
        ? minutesOf(clock) < minutesOf(change)
        : isAfterMidnight(clock, room) || (clock.hour < 6 && isAfterMidnight(clock, day)));
    this.firstMinutes = { day: day ?? minutesOf(clock), room: room ?? minutesOf(clock) };
    return isNextDate ? addDays(this.day, 1) : date || this.day;
  }

  private toRow({ attributes, texts, persons, ...files }: Event): TableRow {
    const room = texts.room || this.roomName;
    const date = this.findDate(texts.date?.trim() ?? '', texts.start ?? '');
    const own: Partial<Record<ImportField, string | undefined>> = {
      id: attributes.guid ?? attributes.id,
      date,
      room,
      description: texts.description?.trim() ? texts.description : (texts.subtitle ?? texts.description),
    };
    return {
      row: this.rows.length + 1,
      cells: columns.map(({ field, elements: [element = ''] }) => own[field] ?? texts[element]),
      speakers: persons,
      materials: toMaterials(files),
    };
  }
}

const clockOf = (text: string): Clock | undefined => {
  const moment = readMoment(text, noBounds);
  return 'error' in moment ? undefined : moment.clock;
};

const firstLine = ({ message }: Error) => message.split('\n')[0]?.replace(/\.$/, '') ?? '';
