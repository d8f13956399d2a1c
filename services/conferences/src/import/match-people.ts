import { randomUUID } from 'node:crypto';
import { type PersonInput, personInput } from '@majlis/contracts/people/people.schema';
import { code, type Message, message, messageOf } from '@majlis/contracts/shared/messages';
import { speakerSlug } from '@majlis/contracts/shared/slugs';
import type { PersonChoice } from '@majlis/contracts/staff/imports.schema';
import { uuidPattern } from '../conferences/conference.entity.js';
import type { PersonEntity } from '../people/person.entity.js';
import { fullName, noLastName } from '../people/person-response.js';
import { readName, splitName } from '../people/read-names.js';
import type { SpeakerEntry } from './import-table.js';

export type NewPerson = {
  id: string;
  name: string;
  /** The name from which the slug of the person is derived. */
  slugBase: string;
  rows: number[];
  isRestored: boolean;
  values: PersonInput;
};
export type PersonMatch = { personId: string; name: string; notes: Message[] } | { error: Message };

export const normalizeName = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns a function that tells the reader of names whether somebody in the list has a name. */
export function listKnownNames(people: PersonEntity[]): (name: string) => boolean {
  const names = new Set(people.flatMap((person) => (person.deletedAt ? [] : normalizeName(fullName(person)))));
  return (name) => names.has(normalizeName(name));
}

/** Names in a file are read without titles, so a person whose name has one in the list is found without it, too. */
function namesOf(person: PersonEntity): string[] {
  const name = fullName(person);
  const read = readName(name);
  const bare = read ? fullName(read) : name;
  return normalizeName(bare) === normalizeName(name) ? [name] : [name, bare];
}

/** Finds the people that a file names, by id, e-mail, ORCID iD or name, and collects those who are new. */
export class PeopleMatcher {
  readonly newPeople: NewPerson[] = [];
  private readonly choicesByKey = new Map<string, PersonChoice>();
  private readonly newByKey = new Map<string, Set<NewPerson>>();
  private readonly byId: Map<string, PersonEntity>;
  private readonly byKey = new Map<string, PersonEntity[]>();

  /**
   * `keptIds` leads from the id of a merged person to the person who was kept. `choices` say which of several people with the same
   * name is meant, by the keys of `PersonChoice`.
   */
  constructor(
    people: PersonEntity[],
    private readonly keptIds: ReadonlyMap<string, string>,
    private readonly choices: Record<string, string>,
  ) {
    this.byId = new Map(people.map((person) => [person.id, person]));
    for (const person of people)
      if (!person.deletedAt)
        for (const name of namesOf(person))
          for (const key of keysOf({ email: person.email, orcidId: person.orcidId, name }))
            this.byKey.set(key, [...new Set(this.byKey.get(key)).add(person)]);
  }

  /** `assigned` are the session's speakers that no entry has matched yet; they are preferred among people with the same name. */
  match(entry: SpeakerEntry, row: number, assigned: ReadonlySet<string>): PersonMatch {
    const stored = this.findStored(entry, row, assigned);
    if ('error' in stored) return stored;
    const { person } = stored;
    if (person && !person.deletedAt) return { personId: person.id, name: fullName(person), notes: [] };
    return this.matchNew(entry, row, person);
  }

  private findStored(
    entry: SpeakerEntry,
    row: number,
    assigned: ReadonlySet<string>,
  ): { person?: PersonEntity | undefined } | { error: Message } {
    const byId = this.findById(entry.id?.toLowerCase() ?? '');
    if (byId) return { person: byId };
    for (const key of keysOf({ ...entry, id: undefined })) {
      const found = (this.byKey.get(key) ?? []).filter((person) => !hasOtherAddress(person, entry));
      const sameName = found.filter((person) => normalizeName(fullName(person)) === normalizeName(entry.name));
      const candidates = sameName.length > 0 ? sameName : found;
      const knownId = [...assigned].find((id) => candidates.some((person) => person.id === id));
      const known = candidates.find(({ id }) => id === knownId);
      const [person, ...others] = known ? [known] : candidates;
      if (person && others.length === 0) return { person };
      if (person) return this.choose(`${key} ${normalizeName(entry.email ?? '')}`.trim(), { entry, row, candidates });
    }
    return {};
  }

  /** The names of the file that several people have, each once. */
  get ambiguousNames(): PersonChoice[] {
    return [...this.choicesByKey.values()];
  }

  private choose(
    key: string,
    { entry, row, candidates }: { entry: SpeakerEntry; row: number; candidates: PersonEntity[] },
  ): { person?: PersonEntity | undefined } | { error: Message } {
    const choice = this.choicesByKey.get(key) ?? this.describeChoice(key, entry, candidates);
    if (choice.rows.at(-1) !== row) choice.rows.push(row);
    this.choicesByKey.set(key, choice);
    if (choice.chosen === 'new') return {};
    const person = candidates.find(({ id }) => id === choice.chosen);
    return person ? { person } : { error: message('severalPeople', describeNamesakes(entry.name, candidates)) };
  }

  private describeChoice(key: string, { name }: SpeakerEntry, candidates: PersonEntity[]): PersonChoice {
    const people = candidates.map((person) => ({
      id: person.id,
      name: fullName(person),
      detail: [person.organization, person.position, person.email].filter(Boolean).join(', '),
    }));
    const chosen = this.choices[key];
    return {
      key,
      name,
      rows: [],
      people,
      chosen: [...people.map(({ id }) => id), 'new'].find((id) => id === chosen) ?? null,
    };
  }

  /** A file from before a merge may name a person who has been merged into another by now. */
  private findById(id: string): PersonEntity | undefined {
    const person = this.byId.get(id);
    const keptId = this.keptIds.get(id);
    return keptId === undefined ? person : (this.byId.get(keptId) ?? person);
  }

  private matchNew(entry: SpeakerEntry, row: number, deleted: PersonEntity | undefined): PersonMatch {
    const [earlier, ...others] = this.findEarlier(entry);
    if (earlier && others.length > 0) {
      const people = [earlier, ...others].map(({ id, values }) => ({ id, ...values }));
      return {
        error: message('severalNewPeople', describeNamesakes(entry.name, people)),
      };
    }
    if (earlier) {
      if (earlier.rows.at(-1) !== row) earlier.rows.push(row);
      earlier.values.email ||= entry.email ?? '';
      this.register(entry, earlier);
      return { personId: earlier.id, name: earlier.name, notes: [] };
    }
    const { data, error } = personInput.safeParse(toInput(entry));
    if (error)
      return {
        error: message('ofEntry', {
          title: entry.name || entry.email || entry.id || '',
          problem: messageOf(error.issues[0] ?? { message: code.unknownSpeaker }),
        }),
      };
    const id = deleted?.id ?? (isUuid(entry.id) ? entry.id.toLowerCase() : randomUUID());
    const added = {
      id,
      name: fullName(deleted ?? data),
      slugBase: deleted?.slug ?? speakerSlug(data),
      rows: [row],
      isRestored: deleted !== undefined,
      values: data,
    };
    this.newPeople.push(added);
    this.register(entry, added);
    return { personId: id, name: added.name, notes: describeReading(entry) };
  }

  private register(entry: SpeakerEntry, person: NewPerson): void {
    for (const key of keysOf(entry)) this.newByKey.set(key, (this.newByKey.get(key) ?? new Set()).add(person));
  }

  /** New people with the same name are one person, unless the file tells them apart. */
  private findEarlier(entry: SpeakerEntry): NewPerson[] {
    for (const key of keysOf(entry)) {
      const people = [...(this.newByKey.get(key) ?? [])];
      const found = key.startsWith('name:')
        ? people.filter(({ values }) => !entry.id && !(entry.email && values.email))
        : people;
      if (found.length > 0) return found;
    }
    return [];
  }
}

function keysOf({ id, email, orcidId, name }: SpeakerEntry): string[] {
  const keys = [id && `id:${id}`, email && `email:${normalizeName(email)}`, orcidId && `orcid:${orcidId}`];
  return [...keys.filter((key): key is string => Boolean(key)), `name:${normalizeName(name)}`];
}

const hasOtherAddress = (person: PersonEntity, { email }: SpeakerEntry) =>
  Boolean(email) && person.email !== '' && normalizeName(person.email) !== normalizeName(email ?? '');

const isUuid = (id: string | undefined): id is string => id !== undefined && uuidPattern.test(id);

function toInput(entry: SpeakerEntry) {
  const { email = '', orcidId = '', position = '', organization = '', biography = '', expertiseAreas = [] } = entry;
  const { firstName, lastName } = splitName(entry.name);
  return {
    firstName: entry.firstName || firstName,
    lastName: entry.lastName || lastName,
    email,
    // The speaker has not agreed that the e-mail address may be public.
    showEmail: false,
    orcidId,
    position,
    organization,
    biography,
    expertiseAreas,
  };
}

function describeReading({ name, lastName }: SpeakerEntry): Message[] {
  if (lastName) return [];
  const isOneWord = !/\s/.test(name.trim());
  return isOneWord ? [message('oneName', { name, last: noLastName })] : [];
}

type Namesake = Pick<PersonEntity, 'id' | 'email' | 'organization'>;

function describeNamesakes(name: string, people: Namesake[]) {
  const list = people
    .map(({ email, organization, id }) => email || organization || id)
    .toSorted()
    .join(', ');
  return { count: people.length, name, list };
}
