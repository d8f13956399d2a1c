import { reads, writes } from '@majlis/contracts/endpoints';
import type { Sent } from '@majlis/kit/testing/hostile-writes';
import { fullConference, fullDocument, fullPartner, fullPerson, fullSession } from './full-inputs.js';
import type { RunningConferences } from './running-conferences.js';

/** The ids of one of each kind. */
export type Ids = Record<'conference' | 'person' | 'session' | 'partner' | 'document', string>;

/** The lists in which staff find them. */
const conferences = () => reads.conferences.path;
const people = () => reads.people.path;
const sessions = ({ conference }: Ids) => reads.sessions(conference).path;
const partners = ({ conference }: Ids) => reads.conferencePartners(conference).path;
const documents = ({ conference }: Ids) => reads.documents(conference).path;
const speakers = ({ session }: Ids) => reads.sessionSpeakers(session).path;

export const addressOf = {
  conference: ({ conference }: Ids) => `${conferences()}/${conference}`,
  person: ({ person }: Ids) => `${people()}/${person}`,
  session: ({ session }: Ids) => `${writes.sessions}/${session}`,
  partner: (ids: Ids) => `${partners(ids)}/${ids.partner}`,
  document: (ids: Ids) => `${documents(ids)}/${ids.document}`,
};

/** Adds one of each with every field there is. */
export async function oneOfEach({ staff }: RunningConferences): Promise<Ids> {
  const ids: Ids = { conference: '', person: '', session: '', partner: '', document: '' };
  const add = async (list: (ids: Ids) => string, input: object) =>
    String((await staff.post(list(ids)).send(input).expect(201)).body.id);
  ids.conference = await add(conferences, fullConference);
  ids.person = await add(people, fullPerson);
  ids.session = await add(sessions, fullSession);
  ids.partner = await add(partners, fullPartner);
  ids.document = await add(documents, fullDocument);
  return ids;
}

export type Write = {
  title: string;
  method: 'post' | 'put';
  address: (ids: Ids) => string;
  /** Where staff read what was stored. */
  list: (ids: Ids) => string;
  good: (ids: Ids) => Sent;
  table: string;
};

const tableOf = (kind: string) =>
  ({ person: 'people', partner: 'conference_partners', assignment: 'session_speakers' })[kind] ?? `${kind}s`;

export const anAssignment = ({ person }: Ids) => ({
  personId: person,
  speakerType: 'chair',
  presentationTitle: 'On oaths',
});
const aSpeaker = (ids: Ids) => ({ ...anAssignment(ids), sessionId: ids.session, speakerOrder: 1 });
const aSession = ({ conference }: Ids) => ({ ...fullSession, conferenceId: conference });
const aDocument = ({ session }: Ids) => ({ ...fullDocument, sessionId: session });

const created = (title: string, list: Write['list'], good: Write['good'], address = list): Write => ({
  ...{ title: `a new ${title}`, method: 'post', address, list, good, table: tableOf(title) },
});
const changed = (kind: keyof Ids, list: Write['list'], good: Write['good'], part = ''): Write => ({
  ...{
    title: `a changed ${kind}${part}`,
    method: 'put',
    address: (ids) => addressOf[kind](ids) + part,
    list,
    good,
    table: tableOf(kind),
  },
});

/** All writes but those of whole lists. */
export const everyWrite: Write[] = [
  created('conference', conferences, () => fullConference),
  changed('conference', conferences, () => fullConference),
  changed('conference', conferences, () => ({ status: 'archived' }), '/status'),
  created('person', people, () => fullPerson),
  changed('person', people, () => fullPerson),
  created('session', sessions, aSession),
  changed('session', sessions, aSession),
  created('assignment', speakers, aSpeaker, () => writes.sessionSpeakers),
  created('partner', partners, () => fullPartner),
  changed('partner', partners, () => fullPartner),
  changed('partner', partners, () => ({ isActive: true }), '/active'),
  created('document', documents, aDocument),
  changed('document', documents, aDocument),
  changed('document', documents, () => ({ isActive: true }), '/active'),
];
