import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { RequestBody } from '@majlis/kit/testing/hostile-writes';
import { fullConference, fullDocument, fullPartner, fullPerson, fullRoom, fullSession } from './full-inputs.js';
import type { RunningConferences } from './use-conferences.js';

export type ResourceIds = Record<'conference' | 'person' | 'session' | 'partner' | 'room' | 'document', string>;

const conferences = () => endpoints.conferences.path;
const people = () => staffEndpoints.people.path;
const sessions = ({ conference }: ResourceIds) => endpoints.sessions(conference).path;
const partners = ({ conference }: ResourceIds) => endpoints.conferencePartners(conference).path;
const rooms = ({ conference }: ResourceIds) => roomsOf(conference).path;
const documents = ({ conference }: ResourceIds) => endpoints.documents(conference).path;
const speakers = ({ session }: ResourceIds) => endpoints.sessionSpeakers(session).path;

export const pathTo = {
  conference: ({ conference }: ResourceIds) => `${conferences()}/${conference}`,
  person: ({ person }: ResourceIds) => `${people()}/${person}`,
  session: ({ session }: ResourceIds) => `${writePaths.sessions}/${session}`,
  partner: (ids: ResourceIds) => `${partners(ids)}/${ids.partner}`,
  room: (ids: ResourceIds) => `${rooms(ids)}/${ids.room}`,
  document: (ids: ResourceIds) => `${documents(ids)}/${ids.document}`,
};

export async function createOneOfEach({ staff }: RunningConferences): Promise<ResourceIds> {
  const ids: ResourceIds = { conference: '', person: '', session: '', partner: '', room: '', document: '' };
  const add = async (list: (ids: ResourceIds) => string, input: object) =>
    String((await staff.post(list(ids)).send(input).expect(201)).body.id);
  ids.conference = await add(conferences, fullConference);
  ids.person = await add(people, fullPerson);
  ids.session = await add(sessions, fullSession);
  ids.partner = await add(partners, fullPartner);
  ids.room = await add(rooms, { ...fullRoom, name: 'Annex' });
  ids.document = await add(documents, fullDocument);
  return ids;
}

export type WriteCase = {
  title: string;
  method: 'post' | 'put';
  path: (ids: ResourceIds) => string;
  /** The list in which staff read the stored row. */
  listPath: (ids: ResourceIds) => string;
  validBody: (ids: ResourceIds) => RequestBody;
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

const createCase = (
  title: string,
  listPath: WriteCase['listPath'],
  validBody: WriteCase['validBody'],
  path = listPath,
): WriteCase => ({
  ...{ title: `a new ${title}`, method: 'post', path, listPath, validBody, table: tableOf(title) },
});
const updateCase = (
  kind: keyof ResourceIds,
  listPath: WriteCase['listPath'],
  validBody: WriteCase['validBody'],
  suffix = '',
): WriteCase => ({
  ...{
    title: `a changed ${kind}${suffix}`,
    method: 'put',
    path: (ids) => pathTo[kind](ids) + suffix,
    listPath,
    validBody,
    table: tableOf(kind),
  },
});

/** Every write except those that replace a whole list. */
export const writeCases: WriteCase[] = [
  createCase('conference', conferences, () => fullConference),
  updateCase('conference', conferences, () => fullConference),
  updateCase('conference', conferences, () => ({ status: 'archived' }), '/status'),
  createCase('person', people, () => fullPerson),
  updateCase('person', people, () => fullPerson),
  createCase('session', sessions, aSession),
  updateCase('session', sessions, aSession),
  createCase('assignment', speakers, aSpeaker, () => writePaths.sessionSpeakers),
  createCase('partner', partners, () => fullPartner),
  updateCase('partner', partners, () => fullPartner),
  updateCase('partner', partners, () => ({ isActive: true }), '/active'),
  // There is no case that adds a room, because no two rooms may have the same name.
  updateCase('room', rooms, () => fullRoom),
  updateCase('room', rooms, () => ({ isActive: true }), '/active'),
  createCase('document', documents, aDocument),
  updateCase('document', documents, aDocument),
  updateCase('document', documents, () => ({ isActive: true }), '/active'),
];
