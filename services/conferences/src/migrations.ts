import type { Migrations } from '@majlis/kit/database/run-migrations';
import { Conferences1700000000001 } from './migrations/0001-conferences.js';
import { ConferenceAddresses1700000000002 } from './migrations/0002-conference-addresses.js';
import { People1700000000003 } from './migrations/0003-people.js';
import { Sessions1700000000004 } from './migrations/0004-sessions.js';
import { ConferencePartners1700000000005 } from './migrations/0005-conference-partners.js';
import { Documents1700000000006 } from './migrations/0006-documents.js';
import { AnnounceChanges1700000000007 } from './migrations/0007-announce-changes.js';
import { AnsweredRequests1700000000008 } from './migrations/0008-answered-requests.js';
import { ConferencesInOrder1700000000009 } from './migrations/0009-conferences-in-order.js';

export const conferencesMigrations: Migrations = {
  schema: 'conferences',
  migrations: [
    Conferences1700000000001,
    ConferenceAddresses1700000000002,
    People1700000000003,
    Sessions1700000000004,
    ConferencePartners1700000000005,
    Documents1700000000006,
    AnnounceChanges1700000000007,
    AnsweredRequests1700000000008,
    ConferencesInOrder1700000000009,
  ],
};
