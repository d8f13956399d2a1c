import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import type { RequestBody } from '@majlis/kit/testing/hostile-writes';
import { fullConference, fullDocument, fullPartner, fullPerson, fullSession } from './full-inputs.js';
import type { RunningConferences } from './running-conferences.js';

export type ResourceIds = Record<'conference' | 'person' | 'session' | 'partner' | 'document', string>;

const conferences = () => endpoints.conferences.path;
const people = () => endpoints.people.path;
const sessions = ({ conference }: ResourceIds) => endpoints.sessions(conference).path;
const partners = ({ conference }: ResourceIds) => endpoints.conferencePartners(conference).path;
const documents = ({ conference }: ResourceIds) => endpoints.documents(conference).path;
const speakers = ({ session }: ResourceIds) => endpoints.sessionSpeakers(session).path;

export const pathTo = {
  conference: ({ conference }: ResourceIds) => `${conferences()}/${conference}`,
  person: ({ person }: ResourceIds) => `${people()}/${person}`,
  session: ({ session }: ResourceIds) => `${writePaths.sessions}/${session}`,
  partner: (ids: ResourceIds) => `${partners(ids)}/${ids.partner}`,
  document: (ids: ResourceIds) => `${documents(ids)}/${ids.document}`,
};

export async function createOneOfEach({ staff }: RunningConferences): Promise<ResourceIds> {
  const ids: ResourceIds = { conference: '', person: '', session: '', partner: '', document: '' };
  const add = async (list: (ids: ResourceIds) => string, input: object) =>
    String((await staff.post(list(ids)).send(input).expect(201)).body.id);
  ids.conference = await add(conferences, fullConference);
  ids.person = await add(people, fullPerson);
  ids.session = await add(sessions, fullSession);
  ids.partner = await add(partners, fullPartner);
  ids.document = await add(documents, fullDocument);
  return ids;
}

export type WriteCase = {
  title: string;
  method: 'post' | 'put';
  address: (ids: ResourceIds) => string;
  /** The list in which staff read the stored row. */
  list: (ids: ResourceIds) => string;
  good: (ids: ResourceIds) => RequestBody;
  table: string;
};

const tableOf = (kind: string) =>
  ({ person: 'people', partner: 'conference_partners', assignment: 'session_speakers' })[kind] ?? `${kind}s`;

export const anAssignment = ({ person }: ResourceIds) => ({
  personId: person,
  speakerType: 'chair',
  presentationTitle: 'On oaths',
});
const aSpeaker = (ids: ResourceIds) => ({ ...anAssignment(ids), sessionId: ids.session, speakerOrder: 1 });
const aSession = ({ conference }: ResourceIds) => ({ ...fullSession, conferenceId: conference });
const aDocument = ({ session }: ResourceIds) => ({ ...fullDocument, sessionId: session });

const created = (title: string, list: WriteCase['list'], good: WriteCase['good'], address = list): WriteCase => ({
  ...{ title: `a new ${title}`, method: 'post', address, list, good, table: tableOf(title) },
});
const changed = (kind: keyof ResourceIds, list: WriteCase['list'], good: WriteCase['good'], part = ''): WriteCase => ({
  ...{
    title: `a changed ${kind}${part}`,
    method: 'put',
    address: (ids) => pathTo[kind](ids) + part,
    list,
    good,
    table: tableOf(kind),
  },
});

/** Every write except those that replace a whole list. */
export const writeCases: WriteCase[] = [
  created('conference', conferences, () => fullConference),
  changed('conference', conferences, () => fullConference),
  changed('conference', conferences, () => ({ status: 'archived' }), '/status'),
  created('person', people, () => fullPerson),
  changed('person', people, () => fullPerson),
  created('session', sessions, aSession),
  changed('session', sessions, aSession),
  created('assignment', speakers, aSpeaker, () => writePaths.sessionSpeakers),
  created('partner', partners, () => fullPartner),
  changed('partner', partners, () => fullPartner),
  changed('partner', partners, () => ({ isActive: true }), '/active'),
  created('document', documents, aDocument),
  changed('document', documents, aDocument),
  changed('document', documents, () => ({ isActive: true }), '/active'),
];
