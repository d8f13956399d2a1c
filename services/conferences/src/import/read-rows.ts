import type { SessionInput } from '@majlis/contracts/programme/sessions.schema';
import { sessionTypes } from '@majlis/contracts/shared/choices';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { type Message, message } from '@majlis/contracts/shared/messages';
import { dateTimePattern, toInstant, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { type ImportField, importFields } from '@majlis/contracts/staff/import-fields';
import type { CellError, NameEdit } from '@majlis/contracts/staff/imports.schema';
import { toPlainLines } from '@majlis/kit/html/plain-text';
import { NamesReader } from './cell-names.js';
import {
  type ColumnMap,
  headerOf,
  type ImportTable,
  type MaterialEntry,
  mapInSteps,
  type SpeakerEntry,
  type TableRow,
} from './import-table.js';
import {
  addDays,
  type Clock,
  type DateFormat,
  detectDateFormat,
  formatTime,
  type Moment,
  maxNightMinutes,
  minutesOf,
  readDuration,
  readMoment,
} from './read-dates.js';
import { parseMaterials } from './read-materials.js';

export type ParsedRow = {
  row: number;
  identifier: string;
  title: string;
  /** An instant; undefined after an error. */
  startTime: string | undefined;
  /** Only the values that the file has. Times are instants. */
  input: Partial<SessionInput>;
  /** Undefined where the file says nothing about speakers. */
  speakers: SpeakerEntry[] | undefined;
  materials: MaterialEntry[] | undefined;
  errors: CellError[];
  notes: Message[];
};

export type ReadRows = {
  rows: ParsedRow[];
  /** A message that shows how the first ambiguous date was read. */
  dateExample: Message | null;
  /** As in the preview. */
  day: string | null;
  names: NamesReader;
  /** Messages that say what the file lacks and how it was read instead. */
  notes: Message[];
};

type Conference = { timezone: string; startDate: string; endDate: string };
type Options = { names: Record<string, NameEdit[]>; day: string; isKnownName: (name: string) => boolean };

/** Reads the cells of all rows. Dates are read in the format that all of them have in common, names as is usual in their column. */
export async function readRows(
  table: ImportTable,
  columns: ColumnMap<ImportField>,
  { timezone, startDate, endDate }: Conference,
  { names: edits, day: chosenDay, isKnownName }: Options,
): Promise<ReadRows> {
  const cellsOf = (field: ImportField) =>
    table.rows.flatMap(({ cells }) => cells[columns.indexOf.get(field) ?? -1] || []);
  const [firstDay, lastDay] = [startDate, endDate].map((time) => toLocalDateTime(time, timezone).slice(0, 10));
  const dates = detectDateFormat([...cellsOf('date'), ...cellsOf('start'), ...cellsOf('end')], {
    firstDay: firstDay ?? '',
    lastDay: lastDay ?? '',
  });
  const days = cellsOf('date').flatMap((cell) => cell.trim() || []);
  const isDayNumber = (cell: string) =>
    /^\d{1,2}$/.test(cell) && Number(cell) > 0 && addDays(dates.firstDay, Number(cell) - 1) <= dates.lastDay;
  const firstDate = chosenDay || (dates.firstDay === dates.lastDay ? dates.firstDay : '');
  const names = new NamesReader(edits, { isKnown: isKnownName, cells: cellsOf('speakers') });
  const context: RowContext = {
    columns,
    zone: timezone,
    dates,
    datesOfDays: { ...dates, hasDayNumbers: days.length > 0 && days.every(isDayNumber) },
    names,
    isOwn: table.isOwn,
    dateExample: null,
    day: firstDate ? { date: firstDate, firstMinutes: undefined } : undefined,
    hasDay: false,
    lacksDay: false,
  };
  const read = await mapInSteps(table.rows, (row) =>
    isDayLine(row, context) ? undefined : new RowReader(context, row).read(),
  );
  const rows = read.filter((row) => row !== undefined);
  const hasNoEnds = !['end' as const, 'duration' as const].some((field) => columns.indexOf.has(field));
  const notes = hasNoEnds && rows.some(({ startTime }) => startTime) ? addEnds(rows, columns, timezone) : [];
  return { rows, dateExample: context.dateExample, day: context.lacksDay ? firstDate : null, names, notes };
}

const hourMs = 3_600_000;

/** Printed programmes have only the starts: a session lasts until the next one of its day and room. */
function addEnds(rows: ParsedRow[], columns: ColumnMap<ImportField>, zone: string): Message[] {
  const withoutEnd = rows.filter(({ startTime, input }) => startTime && !input.endTime);
  if (withoutEnd.length < rows.filter(({ startTime }) => startTime).length) {
    for (const { row, errors } of withoutEnd)
      errors.push({ row, column: headerOf(columns, 'start'), ...message('noEnd') });
    return [];
  }
  const placeOf = ({ startTime = '', input }: ParsedRow) =>
    `${toLocalDateTime(startTime, zone).slice(0, 10)} ${input.location ?? ''}`;
  for (const together of groupBy(withoutEnd, placeOf).values()) {
    const starts = together.map(({ startTime = '' }) => startTime).toSorted();
    for (const { startTime = '', input } of together)
      input.endTime =
        starts.find((start) => start > startTime) ?? new Date(Date.parse(startTime) + hourMs).toISOString();
  }
  return [message('noEnds')];
}

type RowContext = {
  columns: ColumnMap<ImportField>;
  zone: string;
  dates: DateFormat;
  /** The format of a column of dates whose cells may be numbers of days. */
  datesOfDays: DateFormat;
  names: NamesReader;
  isOwn: boolean;
  dateExample: Message | null;
  /** The date to which the next rows without a date of their own belong. */
  day: { date: string; firstMinutes: number | undefined } | undefined;
  /** True once a date of the file has been read that later rows share. */
  hasDay: boolean;
  /** True if a row before that has only times. */
  lacksDay: boolean;
};

/** In some tables a line that contains only the day stands above its sessions. */
function isDayLine({ cells, speakers }: TableRow, context: RowContext): boolean {
  const [cell, other] = cells.flatMap((text) => text?.trim() || []);
  if (!cell || other || speakers || cells.length < 3) return false;
  const moment = readMoment(cell, context.dates);
  if ('error' in moment || !moment.date || moment.clock) return false;
  context.day = { date: moment.date, firstMinutes: undefined };
  context.hasDay = true;
  if (moment.isGuess) context.dateExample ??= message('readAs', { cell, day: { day: moment.date } });
  return true;
}

/** `day` is the local date. */
type Start = { instant: string; day: string };

const textFields = {
  title: 'title',
  description: 'description',
  track: 'track',
  room: 'location',
  abstract: 'sessionAbstract',
  specialRequirements: 'specialRequirements',
} as const satisfies Partial<Record<ImportField, keyof SessionInput>>;

class RowReader {
  private readonly input: Partial<SessionInput> = {};
  private readonly errors: CellError[] = [];
  private readonly notes: Message[] = [];

  constructor(
    private readonly context: RowContext,
    private readonly row: TableRow,
  ) {}

  read(): ParsedRow {
    for (const [field, name] of Object.entries(textFields)) {
      const cell = this.cell(field as ImportField);
      if (cell !== undefined) this.input[name] = this.context.isOwn ? cell.trim() : toPlainLines(cell);
    }
    if (this.input.description && this.input.description === this.input.sessionAbstract) this.input.description = '';
    this.readType();
    this.readNumber('capacity', (number) => (this.input.maxAttendees = number ?? null));
    this.readNumber('order', (number) => (this.input.sessionOrder = number ?? 0));
    this.readTimes();
    return {
      row: this.row.row,
      identifier: this.text('id'),
      title: this.input.title ?? '',
      startTime: this.input.startTime,
      input: this.input,
      speakers: this.readSpeakers(),
      materials: this.readMaterials(),
      errors: this.errors,
      notes: this.notes,
    };
  }

  private cell(field: ImportField): string | undefined {
    const index = this.context.columns.indexOf.get(field);
    return index === undefined ? undefined : this.row.cells[index];
  }

  private text(field: ImportField): string {
    return this.cell(field)?.trim() ?? '';
  }

  private has(field: ImportField): boolean {
    return this.context.columns.indexOf.has(field);
  }

  private reject(field: ImportField, problem: Message | undefined): undefined {
    if (problem) this.errors.push({ row: this.row.row, column: headerOf(this.context.columns, field), ...problem });
    return undefined;
  }

  /** If the type is unknown, the stored session keeps its type. */
  private readType(): void {
    const text = this.text('type').toLowerCase();
    if (!text) return;
    // 'Coffee break' and 'panel discussion' begin with a word for the type, 'full paper' ends with one.
    const tests = [
      (word: string) => text === word,
      (word: string) => text.startsWith(`${word} `),
      (word: string) => text.endsWith(` ${word}`),
    ];
    const known = tests
      .map((isNamed) => sessionTypes.find((type) => [type, ...typeWords[type]].some(isNamed)))
      .find((type) => type !== undefined);
    if (known) this.input.sessionType = known;
    else this.notes.push(message('unknownType', { cell: this.text('type') }));
  }

  private readNumber(field: 'capacity' | 'order', set: (number: number | undefined) => void): void {
    const cell = this.cell(field);
    if (cell === undefined) return;
    const text = cell.trim();
    if (text === '' || /^\d{1,9}$/.test(text)) set(text === '' ? undefined : Number(text));
    else this.reject(field, message('notNumber', { cell: text }));
  }

  private moment(field: 'date' | 'start' | 'end'): Moment | undefined {
    const text = this.text(field);
    if (!text) return {};
    const moment = readMoment(text, field === 'date' ? this.context.datesOfDays : this.context.dates);
    if ('error' in moment) return this.reject(field, moment.error);
    if (moment.isGuess && moment.date)
      this.context.dateExample ??= message('readAs', { cell: text, day: { day: moment.date } });
    return moment;
  }

  private readTimes(): void {
    const date = this.moment('date');
    if (!date) return;
    const start = this.moment('start');
    const startTime = start && this.readStart(date, start);
    this.input.startTime = startTime?.instant;
    const range = start?.end ?? date.end;
    const end = this.moment('end');
    // If the start is wrong, an end without a date is not read, because it would be a second error with the same cause.
    if (!end || (!startTime && end.clock && !end.date)) return;
    if (this.text('end')) this.input.endTime = this.readEnd(end, startTime);
    else if (range) this.input.endTime = this.readRange(range, startTime);
    else if (this.text('duration')) this.input.endTime = startTime && this.addDuration(startTime.instant);
    else if (this.has('end') || this.has('duration'))
      this.reject(this.has('end') || !this.has('duration') ? 'end' : 'duration', message('noEnd'));
  }

  private readStart(date: Moment, start: Moment): Start | undefined {
    const field: ImportField = this.text('start') || !this.has('date') ? 'start' : 'date';
    const text = this.text(field);
    if (!text) return this.reject('start', message('columnRequired', { column: importFields.start }));
    const isSameClock = date.clock && start.clock && minutesOf(date.clock) === minutesOf(start.clock);
    // The date of some schedules has the offset, and the start only the time.
    const clock = (isSameClock || !start.clock) && !start.clock?.offset ? (date.clock ?? start.clock) : start.clock;
    const own = start.date ?? date.date;
    if (own && this.has('date')) {
      this.context.day = {
        date: own,
        firstMinutes: this.context.day?.date === own ? this.context.day.firstMinutes : undefined,
      };
      this.context.hasDay = true;
    }
    const day = own ?? this.carriedDay(clock);
    if (!day) return this.reject(field, message('noDateInColumn', { cell: text }));
    if (!clock) return this.reject(field, message('noTimeOfDay', { cell: text }));
    if (this.context.day) this.context.day.firstMinutes ??= minutesOf(clock);
    const instant = this.toInstant(field, day, clock);
    return instant === undefined
      ? undefined
      : { instant, day: clock.offset ? toLocalDateTime(instant, this.context.zone).slice(0, 10) : day };
  }

  /** Returns the date that the rows above have, or the next one after midnight. */
  private carriedDay(clock: Clock | undefined): string | undefined {
    const { day, hasDay } = this.context;
    this.context.lacksDay ||= !hasDay;
    return day && addDays(day.date, clock && isAfterMidnight(clock, day.firstMinutes) ? 1 : 0);
  }

  private toInstant(field: ImportField, date: string, clock: Clock): string | undefined {
    const time = formatTime(date, clock);
    if (!dateTimePattern.test(time)) return this.reject(field, message('dayOutOfRange'));
    const instant = toInstant(time, this.context.zone);
    if (instant) return instant;
    return this.reject(
      field,
      message('skippedClock', {
        clock: time.slice(11),
        day: { day: time.slice(0, 10) },
        zone: this.context.zone,
      }),
    );
  }

  private readEnd(end: Moment, start: Start | undefined): string | undefined {
    const field = 'end';
    if (!end.clock) return this.reject(field, message('noTimeOfDay', { cell: this.text(field) }));
    return this.resolveEnd(field, end, end.clock, start);
  }

  private readRange(end: Moment, start: Start | undefined): string | undefined {
    const field = this.text('start') ? 'start' : 'date';
    const endTime = end.clock && start && this.resolveEnd(field, end, end.clock, start);
    const minutes = readDuration(this.text('duration'));
    if (endTime && start && minutes !== undefined && Date.parse(endTime) - Date.parse(start.instant) !== minutes)
      this.notes.push(message('otherDuration', { cell: this.text('duration'), range: this.text(field) }));
    return endTime;
  }

  /** An end without a date is on the day of the start, or on the next day if it is after midnight. */
  private resolveEnd(field: ImportField, { date }: Moment, clock: Clock, start: Start | undefined): string | undefined {
    if (date) return this.toInstant(field, date, clock);
    if (!start) return this.reject(field, message('noDateInColumn', { cell: this.text(field) }));
    const instant = this.toInstant(field, start.day, clock);
    if (!instant || instant > start.instant) return instant;
    const isNight = Date.parse(instant) + 86_400_000 - Date.parse(start.instant) <= maxNightMinutes * 60_000;
    return isNight ? this.toInstant(field, addDays(start.day, 1), clock) : instant;
  }

  private addDuration(startTime: string): string | undefined {
    const duration = this.text('duration');
    const milliseconds = readDuration(duration);
    if (milliseconds) return new Date(Date.parse(startTime) + milliseconds).toISOString();
    return this.reject('duration', message('notDuration', { cell: duration }));
  }

  private readSpeakers(): SpeakerEntry[] | undefined {
    if (!this.has('speakers')) return undefined;
    const { names } = this.context;
    if (this.row.speakers) return this.row.speakers.flatMap((speaker) => names.readEntry(speaker, this.row.row) ?? []);
    const cell = this.cell('speakers');
    return cell === undefined
      ? undefined
      : withDetails(names.readCell(cell, this.row.row), this.text('speakerEmails'), this.cell('presentationTitles'));
  }

  private readMaterials(): MaterialEntry[] | undefined {
    if (!this.has('materials')) return undefined;
    if (this.row.materials) return this.row.materials;
    const { materials, errors } = parseMaterials(this.text('materials'));
    for (const error of errors) this.reject('materials', error);
    return materials;
  }
}

/** A time before the first session of a day belongs to the night that follows, and so to the next date. */
export const isAfterMidnight = (clock: Clock, firstMinutes: number | undefined): boolean =>
  firstMinutes !== undefined &&
  minutesOf(clock) < firstMinutes &&
  (clock.hour < 6 || firstMinutes - minutesOf(clock) >= 12 * 60);

/** A list that is longer or shorter than that of the speakers is ignored, because it would give people the details of others. */
function withDetails(speakers: SpeakerEntry[], emails: string, titles: string | undefined): SpeakerEntry[] {
  const addresses = emails.split(/[;؛,،\n]/).flatMap((address) => address.trim() || []);
  const presentationTitles = titles?.split('\n').map((title) => title.trim());
  return speakers.map((speaker, index) => ({
    ...speaker,
    ...(addresses.length === speakers.length && { email: addresses[index] }),
    ...(presentationTitles && { presentationTitle: presentationTitles[index] ?? '' }),
  }));
}

/** The names that other programs have for the types. */
const typeWords: Record<SessionInput['sessionType'], string[]> = {
  keynote: ['plenary', 'opening keynote', 'invited talk', 'inaugural'],
  panel: ['podium', 'forum'],
  presentation: [
    ...['talk', 'lecture', 'paper', 'lightning', 'lightning_talk', 'lightningtalk', 'contribution', 'film', 'oral'],
    ...['session', 'vortrag', 'breakout', 'poster', 'demo'],
  ],
  workshop: ['tutorial', 'training', 'hands-on', 'devroom', 'masterclass'],
  roundtable: ['round table', 'discussion', 'meeting', 'assembly', 'podium discussion', 'birds of a feather', 'bof'],
  break: ['coffee', 'lunch', 'tea', 'prayer', 'pause', 'registration', 'breakfast'],
  networking: ['social', 'reception', 'dinner', 'meetup', 'party'],
};
