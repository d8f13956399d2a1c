import type { ImportField } from '@majlis/contracts/import-fields';
import sax, { type Tag } from 'sax';
import { fileError } from './file-errors.js';
import type { ImportTable, SpeakerEntry, TableRow } from './import-table.js';
import { type LinkedFile, type ScheduleFiles, toMaterials } from './read-materials.js';

type Column = { header: string; field: ImportField; elements: readonly string[] };

const columns: Column[] = [
  { header: 'guid', field: 'id', elements: [] },
  { header: 'title', field: 'title', elements: ['title'] },
  { header: 'date', field: 'start', elements: [] },
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
  private roomName = '';
  private text = '';
  private event: Event | undefined;
  private person: SpeakerEntry | undefined;
  private link: LinkedFile | undefined;

  read(xml: string): ImportTable {
    this.parser.onerror = (error) => {
      throw fileError(`This file is no valid XML (line ${this.parser.line + 1}): ${firstLine(error)}.`);
    };
    // A document type can define entities, which expand to gigabytes, and no schedule needs one.
    this.parser.ondoctype = () => {
      throw fileError('This file has a document type (<!DOCTYPE …>), which is not accepted. Remove it.');
    };
    this.parser.onopentag = (tag) => this.open(tag as Tag);
    this.parser.ontext = (text) => this.addText(text);
    this.parser.oncdata = (text) => this.addText(text);
    this.parser.onclosetag = (name) => this.close(name);
    this.parser.write(xml.replace(/^\uFEFF/, '')).close();
    return { format: 'xml', columns: columns.map(({ header, field }) => ({ header, field })), rows: this.rows };
  }

  private open({ name, attributes }: Tag): void {
    if (this.path.length === 0 && name !== 'schedule')
      throw fileError(`This XML file is no schedule: it begins with <${name}> instead of <schedule>.`);
    this.path.push(name);
    this.text = '';
    if (name === 'day' && !this.event) this.day = attributes.date ?? '';
    if (name === 'room' && !this.event) this.roomName = attributes.name ?? '';
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

  private toRow({ attributes, texts, persons, ...files }: Event): TableRow {
    // Pentabarf writes the day once, and only the time into the session.
    const start = texts.date || [this.day, texts.start].filter(Boolean).join('T');
    const room = texts.room || this.roomName;
    const own: Partial<Record<ImportField, string | undefined>> = { id: attributes.guid ?? attributes.id, start, room };
    return {
      row: this.rows.length + 1,
      cells: columns.map(({ field, elements: [element = ''] }) => own[field] ?? texts[element]),
      speakers: persons,
      materials: toMaterials(files),
    };
  }
}

const firstLine = ({ message }: Error) => message.split('\n')[0]?.replace(/\.$/, '') ?? '';
