import type { Migrations } from '@majlis/kit/database/run-migrations';
import { Conferences1700000000001 } from './migrations/0001-conferences.js';
import { ConferenceAddresses1700000000002 } from './migrations/0002-conference-addresses.js';
import { People1700000000003 } from './migrations/0003-people.js';
import { Sessions1700000000004 } from './migrations/0004-sessions.js';
import { ConferencePartners1700000000005 } from './migrations/0005-conference-partners.js';
import { Documents1700000000006 } from './migrations/0006-documents.js';

export const conferencesMigrations: Migrations = {
  schema: 'conferences',
  migrations: [
    Conferences1700000000001,
    ConferenceAddresses1700000000002,
    People1700000000003,
    Sessions1700000000004,
    ConferencePartners1700000000005,
    Documents1700000000006,
  ],
};
