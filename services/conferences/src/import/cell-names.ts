import type { NameEdit, NameReading } from '@majlis/contracts/staff/imports.schema';
import { noLastName } from '../people/person-response.js';
import { isLastFirstColumn, type ReadPerson, readName, readNames } from '../people/read-names.js';
import type { SpeakerEntry } from './import-table.js';

type Context = { isKnown: (name: string) => boolean; cells: string[] };

/** Reads the names of a file with the corrections of staff, and collects the readings for the preview. */
export class NamesReader {
  private readonly readings = new Map<string, NameReading>();
  private readonly isLastFirst: boolean;

  constructor(
    private readonly edits: Record<string, NameEdit[]>,
    private readonly context: Context,
  ) {
    this.isLastFirst = isLastFirstColumn(context.cells.slice(0, 2_000));
  }

  /** Reads a cell with any number of people. */
  readCell(cell: string, row: number): SpeakerEntry[] {
    const { isKnown } = this.context;
    const people = readNames(cell, { isKnown, isLastFirst: this.isLastFirst }, this.editsOf(cell));
    this.remember(cell, row, people);
    return people.map(toEntry);
  }

  /** Reads one person of a format that lists people one by one; undefined for a placeholder. */
  readEntry(entry: SpeakerEntry, row: number): SpeakerEntry | undefined {
    if (entry.firstName && entry.lastName) return entry;
    if (entry.name.trim() === '') return entry.email || entry.id ? entry : undefined;
    const person = readName(entry.name, this.editsOf(entry.name));
    if (!person) return undefined;
    this.remember(entry.name, row, [person]);
    const given = Object.fromEntries(Object.entries(entry).filter(([, value]) => value));
    return { ...toEntry(person), ...given, ...namesOf(person) };
  }

  list(): NameReading[] {
    return [...this.readings.values()];
  }

  private editsOf(cell: string): NameEdit[] {
    return this.edits[cell.trim()] ?? [];
  }

  private remember(cell: string, row: number, people: ReadPerson[]): void {
    const text = cell.trim();
    if (text === '') return;
    const known = this.readings.get(text);
    if (known) {
      if (known.rows.at(-1) !== row) known.rows.push(row);
      return;
    }
    const written = text.split(/\s*[;؛\n]\s*/).map((part) => part.replace(/\s*<[^<>]*>|\s*\([a-z]+\)$/g, ''));
    this.readings.set(text, {
      cell: text,
      rows: [row],
      isPlain:
        this.editsOf(text).length === 0 &&
        written.join('; ') === people.map((person) => namesOf(person).name).join('; '),
      people: people.map((person) => ({
        firstName: person.firstName,
        lastName: person.lastName,
        detail: [person.role, person.position, person.organization, person.email].filter(Boolean).join(', '),
      })),
    });
  }
}

function namesOf({ firstName, lastName }: ReadPerson) {
  const isOneName = lastName === noLastName || lastName === '';
  return { name: isOneName ? firstName : `${firstName} ${lastName}`, ...(!isOneName && { firstName, lastName }) };
}

const toEntry = (person: ReadPerson): SpeakerEntry => ({
  ...person,
  lastName: undefined,
  firstName: undefined,
  ...namesOf(person),
});
