import { conferenceInput } from '@majlis/contracts/conference-input';
import { conferencePartners } from '@majlis/contracts/conference-partners';
import { documents } from '@majlis/contracts/documents';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { personInput } from '@majlis/contracts/people';
import { rooms } from '@majlis/contracts/room-input';
import { roomsOf } from '@majlis/contracts/rooms';
import { sessionInput } from '@majlis/contracts/sessions';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { expectAllFieldsStored, type RoundTripCase } from '@majlis/kit/testing/round-trip';
import * as sample from '../testing/full-inputs.js';
import { type RunningConferences, runConferences } from '../testing/running-conferences.js';
import { createOneOfEach } from '../testing/write-cases.js';

let service: RunningConferences;
let conference: string;
let session: string;
beforeAll(async () => {
  service = await runConferences();
  ({ conference, session } = await createOneOfEach(service));
});
afterAll(() => service.stop());

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
