import { sessionTypes } from '@majlis/contracts/choices';
import { type ImportField, importFields } from '@majlis/contracts/import-fields';
import type { CellError } from '@majlis/contracts/imports';
import type { SessionInput } from '@majlis/contracts/sessions';
import { dateTimePattern, toInstant } from '@majlis/contracts/zoned-times';
import { type ColumnMap, headerOf } from './column-map.js';
import type { MaterialEntry, SpeakerEntry, TableRow } from './import-table.js';
import { formatDay, isTimeOfDay, parseDate, parseDateTime, parseDuration } from './parse-date-time.js';
import { parseMaterials } from './parse-materials.js';
import { parseSpeakers } from './parse-speakers.js';

export type ParsedRow = {
  row: number;
  identifier: string;
  title: string;
  /** An instant; undefined after an error. */
  startTime: string | undefined;
  /** Only what the file has. Times are instants. */
  input: Partial<SessionInput>;
  /** Undefined where the file says nothing about speakers. */
  speakers: SpeakerEntry[] | undefined;
  materials: MaterialEntry[] | undefined;
  errors: CellError[];
  notes: string[];
  /** The first date that was read as day, month, year. */
  dateExample: string | undefined;
};

const textFields = {
  title: 'title',
  description: 'description',
  track: 'track',
  room: 'location',
  abstract: 'sessionAbstract',
  specialRequirements: 'specialRequirements',
} as const satisfies Partial<Record<ImportField, keyof SessionInput>>;

export const parseRow = (columns: ColumnMap<ImportField>, zone: string, row: TableRow): ParsedRow =>
  new RowParser(columns, zone, row).parse();

class RowParser {
  private readonly input: Partial<SessionInput> = {};
  private readonly errors: CellError[] = [];
  private readonly notes: string[] = [];
  private dateExample: string | undefined;

  constructor(
    private readonly columns: ColumnMap<ImportField>,
    private readonly zone: string,
    private readonly row: TableRow,
  ) {}

  parse(): ParsedRow {
    for (const [field, name] of Object.entries(textFields)) {
      const cell = this.cell(field as ImportField);
      if (cell !== undefined) this.input[name] = cell.trim();
    }
    this.parseType();
    this.parseNumber('capacity', (number) => (this.input.maxAttendees = number ?? null));
    this.parseNumber('order', (number) => (this.input.sessionOrder = number ?? 0));
    this.parseTimes();
    return {
      row: this.row.row,
      identifier: this.text('id'),
      title: this.input.title ?? '',
      startTime: this.input.startTime,
      input: this.input,
      speakers: this.parseSpeakerCells(),
      materials: this.parseMaterialCell(),
      errors: this.errors,
      notes: this.notes,
      dateExample: this.dateExample,
    };
  }

  private cell(field: ImportField): string | undefined {
    const index = this.columns.indexOf.get(field);
    return index === undefined ? undefined : this.row.cells[index];
  }

  private text(field: ImportField): string {
    return this.cell(field)?.trim() ?? '';
  }

  private reject(field: ImportField, message: string): undefined {
    this.errors.push({ row: this.row.row, column: headerOf(this.columns, field), message });
    return undefined;
  }

  /** An unknown type keeps that of the session. */
  private parseType(): void {
    const text = this.text('type').toLowerCase();
    if (!text) return;
    const isNamed = (word: string) => text === word || text.startsWith(`${word} `);
    const known = sessionTypes.find((type) => [type, ...typeWords[type]].some(isNamed));
    if (known) this.input.sessionType = known;
    else this.notes.push(`The type “${this.text('type')}” is not known. A new session becomes a presentation`);
  }

  private parseNumber(field: 'capacity' | 'order', set: (number: number | undefined) => void): void {
    const cell = this.cell(field);
    if (cell === undefined) return;
    const text = cell.trim();
    if (text === '' || /^\d{1,9}$/.test(text)) set(text === '' ? undefined : Number(text));
    else this.reject(field, `“${text}” is no whole number`);
  }

  private parseTimes(): void {
    const date = this.text('date');
    const day = date ? parseDate(date) : { time: '' };
    if ('error' in day) {
      this.reject('date', day.error);
      return;
    }
    const duration = this.text('duration');
    const startTime = this.parseTime('start', day.time);
    this.input.startTime = startTime;
    // After an error at the start, an end without a date would be a second one for the same cause.
    if (!startTime && isTimeOfDay(this.text('end'))) return;
    if (this.text('end')) this.input.endTime = this.parseTime('end', this.localDay(day.time));
    else if (duration) this.input.endTime = startTime && this.addDuration(startTime, duration);
    else this.reject(this.columns.indexOf.has('end') ? 'end' : 'duration', 'Give an end or a duration');
  }

  /** A time of day as the end belongs to the date of the start. */
  private localDay(day: string): string {
    const start = parseDateTime(this.text('start'), day);
    return 'error' in start ? day : start.time.slice(0, 10);
  }

  private parseTime(field: 'start' | 'end', day: string): string | undefined {
    const text = this.text(field);
    const parsed = text ? parseDateTime(text, day) : { error: `${importFields[field]} is required` };
    if ('error' in parsed) return this.reject(field, parsed.error);
    if (!dateTimePattern.test(parsed.time)) return this.reject(field, 'The date must be between 1900 and 2199');
    if (parsed.isDayFirst) this.dateExample ??= `${text} is read as ${formatDay(parsed.time)}`;
    const instant = toInstant(parsed.time, this.zone);
    if (instant) return instant;
    const clock = parsed.time.slice(11);
    return this.reject(
      field,
      `${clock} on ${formatDay(parsed.time)} does not exist in ${this.zone}: the clocks go forward then`,
    );
  }

  private addDuration(startTime: string, duration: string): string | undefined {
    const milliseconds = parseDuration(duration);
    if (milliseconds) return new Date(Date.parse(startTime) + milliseconds).toISOString();
    return this.reject('duration', `“${duration}” is no duration. Write it as 01:30, or in minutes`);
  }

  private parseSpeakerCells(): SpeakerEntry[] | undefined {
    if (!this.columns.indexOf.has('speakers')) return undefined;
    if (this.row.speakers) return this.row.speakers.filter(({ name }) => name !== '');
    const cell = this.cell('speakers');
    return cell === undefined
      ? undefined
      : parseSpeakers(cell, this.text('speakerEmails'), this.cell('presentationTitles'));
  }

  private parseMaterialCell(): MaterialEntry[] | undefined {
    if (!this.columns.indexOf.has('materials')) return undefined;
    if (this.row.materials) return this.row.materials;
    const { materials, errors } = parseMaterials(this.text('materials'));
    for (const error of errors) this.reject('materials', error);
    return materials;
  }
}

/** What other programs call the types. */
const typeWords: Record<SessionInput['sessionType'], string[]> = {
  keynote: ['plenary', 'keynote speech', 'opening keynote', 'keynote talk'],
  panel: ['panel discussion', 'podium', 'panel session'],
  presentation: [
    'talk',
    'lecture',
    'paper',
    'short talk',
    'long talk',
    'lightning talk',
    'lightning_talk',
    'lightningtalk',
    'contribution',
    'film',
  ],
  workshop: ['tutorial', 'training', 'hands-on', 'devroom'],
  roundtable: ['round table', 'discussion', 'meeting', 'assembly', 'podium discussion'],
  break: ['coffee break', 'coffee', 'lunch', 'lunch break', 'tea break', 'prayer', 'prayer break'],
  networking: ['social', 'social event', 'reception', 'dinner', 'meetup', 'party'],
};
