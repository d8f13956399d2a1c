import { afterAll, beforeAll, test } from '@jest/globals';
import { conferenceInput } from '@majlis/contracts/conference-input';
import { conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { documentInput } from '@majlis/contracts/documents';
import { reads, writes } from '@majlis/contracts/endpoints';
import { personInput } from '@majlis/contracts/people';
import { sessionInput } from '@majlis/contracts/sessions';
import { type EveryField, keepsEveryField } from '@majlis/kit/testing/every-field';
import { oneOfEach } from '../testing/every-write.js';
import * as sample from '../testing/full-inputs.js';
import { type RunningConferences, runConferences } from '../testing/running-conferences.js';

let service: RunningConferences;
let conference: string;
let session: string;
beforeAll(async () => {
  service = await runConferences();
  ({ conference, session } = await oneOfEach(service));
});
afterAll(() => service.stop());

const { slug: _made, ...fullConference } = sample.fullConference;

const lists: [string, () => Omit<EveryField, 'staff'>][] = [
  [
    'conference',
    () => ({
      contract: conferenceInput.in,
      list: reads.conferences.path,
      first: { ...fullConference, slug: 'conscience' },
      second: sample.otherConference,
    }),
  ],
  [
    'session',
    () => ({
      contract: sessionInput,
      except: ['conferenceId'],
      list: reads.sessions(conference).path,
      itemsPath: writes.sessions,
      first: sample.fullSession,
      second: sample.otherSession,
    }),
  ],
  [
    'person',
    () => ({
      contract: personInput,
      list: reads.people.path,
      first: sample.fullPerson,
      second: sample.otherPerson,
    }),
  ],
  [
    'partner',
    () => ({
      contract: conferencePartnerInput,
      list: reads.conferencePartners(conference).path,
      first: sample.fullPartner,
      second: sample.otherPartner,
    }),
  ],
  [
    'document',
    () => ({
      contract: documentInput,
      list: reads.documents(conference).path,
      first: sample.fullDocument,
      second: { ...sample.otherDocument, sessionId: session },
    }),
  ],
];

test.each(lists)('each field of a %s is kept', (_noun, given) => keepsEveryField({ staff: service.staff, ...given() }));
