import type { ImportedRow, ImportResult } from '@majlis/contracts/imports';
import { locale, plural } from '../language';

/** What a file has. */
export type ImportNoun = { one: 'session' | 'speaker'; many: 'sessions' | 'speakers' };

const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${plural(count, one, many)}`;
const rowsOf = (count: number, { one, many }: ImportNoun): string => countOf(count, one, many);
const describe = ({ added, changed, people, rooms }: ImportResult, { one, many }: ImportNoun): string =>
  new Intl.ListFormat(locale).format(
    [
      added > 0 && countOf(added, `new ${one}`, `new ${many}`),
      changed > 0 && countOf(changed, `changed ${one}`, `changed ${many}`),
      people > 0 && newPeople(people),
      rooms > 0 && countOf(rooms, 'room'),
    ].filter((text) => text !== false),
  );

// Names of several people:
export const namesOfSeveral = 'Names of several people';
export const openNames = (count: number): string => `${countOf(count, 'name')} of several people`;
export const chooseWho = 'Choose who is meant. Until then, the rows with these names are left out.';
export const choose = 'Choose…';
export const personWith = (name: string, detail: string): string => `${name}, ${detail}`;
export const personWithout = (name: string): string => `${name}, without details`;
export const newPerson = 'A new person';
/** As 'rows 2, 3, 5' */
export const rowNumbers = (count: number, numbers: string): string => `${plural(count, 'row', 'rows')} ${numbers}`;
export const newPeople = (count: number): string => countOf(count, 'new person', 'new people');
export const restoredIn = (rows: string): string => `restored, ${rows}`;

// The list of cells with names:
export const namesRead = (count: number): string =>
  `How ${countOf(count, 'cell')} with names ${plural(count, 'was', 'were')} read`;
export const namesReadHint = 'Titles and degrees are left out. Correct what is wrong: the preview follows.';
export const noName = 'No name';
export const joinWithNext = 'Join';
export const joinNames = (name: string, next: string): string => `Join ${name} and ${next}`;
export const splitName = 'Split';
export const splitNamed = (name: string): string => `Split ${name}`;
export const turnName = 'Turn round';
export const turnNamed = (name: string): string => `Turn ${name} round`;
export const readAgainAsBefore = 'Undo changes';
export const readAgainNamed = (cell: string): string => `Undo changes to ${cell}`;
export const showPlainNames = (count: number): string =>
  `Show ${countOf(count, 'cell')} that ${plural(count, 'is', 'are')} read as written`;
export const hidePlainNames = 'Hide what is read as written';

// Rooms:
export const rooms = (count: number): string => countOf(count, 'room');
export const unnamedRoom = 'A room without a name';
export const seats = (count: number): string => countOf(count, 'seat');
export const seatsNotKnown = 'seats not known';
export const notKnown = 'not known';
export const newRoom = (counted: string): string => `new, ${counted}`;
export const changedRoom = (before: string, after: string): string => `${before} → ${after}`;
export const roomLeftOut = (reason: string): string => `left out: ${reason}`;

// What becomes of the rows:
export const showRows: Record<ImportNoun['many'], string> = { sessions: 'Show sessions', speakers: 'Show speakers' };
export const rowsOfFile: Record<ImportNoun['many'], string> = {
  sessions: 'Sessions of the file',
  speakers: 'Speakers of the file',
};
export const filters: Record<'all' | 'new' | 'changed' | 'unchanged' | 'outside' | 'errors', string> = {
  all: 'All',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  outside: 'Outside the dates',
  errors: 'With errors',
};
export const badges: Record<ImportedRow['kind'], string> = {
  add: 'New',
  restore: 'Restored',
  change: 'Changed',
  same: 'Unchanged',
  error: 'Left out',
};
export const outsideBadge = 'Outside the dates';
export const unnamed: Record<ImportNoun['one'], string> = { session: 'Unnamed session', speaker: 'Unnamed speaker' };
export const rowNumber = (row: number): string => `Row ${row}`;
export const fields = (count: number): string => countOf(count, 'field');

// The import itself:
export const importLabel = 'Import';
export const uploading = (percent: number): string => `Uploading: ${percent} %`;
export const saving = 'Saving…';
export const chooseColumnsFirst = 'Choose the missing columns first.';
export const nothingToImport = 'Nothing to import.';
/** What will be imported. */
export const toImport = (counts: ImportResult, noun: ImportNoun): string => `${describe(counts, noun)}.`;
/** Behind one of the two above. */
export const rowsOutside = (count: number, noun: ImportNoun): string =>
  `${rowsOf(count, noun)} outside the conference dates.`;
/** Likewise. */
export const rowsLeftOut = (count: number, noun: ImportNoun): string => `${rowsOf(count, noun)} with errors left out.`;
export const importRows = (count: number, noun: ImportNoun): string => `Import ${rowsOf(count, noun)}`;
export const importRooms = (count: number): string => `Import ${rooms(count)}`;
export const imported = (counts: ImportResult, noun: ImportNoun): string => `Imported ${describe(counts, noun)}`;
export const seeRows: Record<ImportNoun['many'], string> = {
  sessions: 'See the sessions',
  speakers: 'See the speakers',
};
export const showNewPreview = 'Show a new preview';
