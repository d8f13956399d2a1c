import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import { conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import { documents } from '@majlis/contracts/conferences/documents.schema';
import { personInput } from '@majlis/contracts/people/people.schema';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { rooms } from '@majlis/contracts/programme/rooms.schema';
import { sessionInput } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { expectAllFieldsStored, type RoundTripCase } from '@majlis/kit/testing/round-trip';
import * as sample from '../testing/full-inputs.js';
import { useConferences } from '../testing/use-conferences.js';
import { createOneOfEach } from '../testing/write-cases.js';

const service = useConferences();
let conference: string;
let session: string;
beforeAll(async () => {
  ({ conference, session } = await createOneOfEach(service));
});

const { slug: _made, ...fullConference } = sample.fullConference;

const lists: [string, () => Omit<RoundTripCase, 'staff'>][] = [
  [
    'conference',
    () => ({
      contract: conferenceInput.in,
      list: endpoints.conferences.path,
      first: { ...fullConference, slug: 'conscience' },
      second: sample.otherConference,
    }),
  ],
  [
    'session',
    () => ({
      contract: sessionInput,
      except: ['conferenceId'],
      list: endpoints.sessions(conference).path,
      itemsPath: writePaths.sessions,
      first: { ...sample.fullSession, slug: 'asked-of-nobody' },
      second: sample.otherSession,
    }),
  ],
  [
    'person',
    () => ({
      contract: personInput,
      list: staffEndpoints.people.path,
      first: { ...sample.fullPerson, slug: 'layla' },
      second: sample.otherPerson,
    }),
  ],
  [
    'partner',
    () => ({
      contract: conferencePartners.input,
      list: endpoints.conferencePartners(conference).path,
      first: sample.fullPartner,
      second: sample.otherPartner,
    }),
  ],
  [
    'room',
    () => ({ contract: rooms.input, list: roomsOf(conference).path, first: sample.fullRoom, second: sample.otherRoom }),
  ],
  [
    'document',
    () => ({
      contract: documents.input,
      list: endpoints.documents(conference).path,
      first: sample.fullDocument,
      second: { ...sample.otherDocument, sessionId: session },
    }),
  ],
];

test.each(lists)('each field of a %s is stored', (_noun, roundTripCase) =>
  expectAllFieldsStored({ staff: service.staff, ...roundTripCase() }),
);
