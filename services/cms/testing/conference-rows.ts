import { randomUUID } from 'node:crypto';
import { openDatabase } from '@majlis/kit/testing/database';
import type { RunningCms } from './running-cms.js';

type Values = Record<string, unknown>;

const dayMs = 86_400_000;
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** Writes rows of the conferences service, whose tables cms cannot write. */
export async function openConferenceRows({ data }: RunningCms) {
  const owner = await openDatabase(data.ownerUrl);
  const audit = { version: 1, updated_at: new Date(), updated_by: 'job:test' };

  async function insert(table: string, values: Values): Promise<string> {
    const row: Values = { id: randomUUID(), ...values };
    const names = Object.keys(row);
    await owner.query(
      `INSERT INTO conferences.${table} (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map((_, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    );
    return String(row.id);
  }

  return {
    owner,
    close: () => owner.end(),
    /** By default the conference is published, comes next month and has no problem. */
    conference: (values: Values = {}) =>
      insert('conferences', {
        ...{ title: 'Forum', slug: randomUUID(), status: 'published', start_date: inDays(30), end_date: inDays(32) },
        ...{ short_description: 'Three days of talks.', timezone: 'Asia/Kuala_Lumpur', ...audit, ...values },
      }),
    /** By default the session is a panel with a room, but without speakers. */
    session: (conferenceId: string, values: Values = {}) =>
      insert('sessions', {
        ...{ conference_id: conferenceId, title: 'Opening', session_type: 'panel', location: 'Hall' },
        ...{ start_time: inDays(30), end_time: inDays(31), ...audit, ...values },
      }),
    person: (values: Values = {}) =>
      insert('people', { first_name: 'Amina', last_name: 'Rashid', ...audit, ...values }),
    assign: (sessionId: string, personId: string) =>
      insert('session_speakers', { session_id: sessionId, person_id: personId, speaker_order: 1 }),
    ofConference: (table: 'documents' | 'conference_partners', conferenceId: string, values: Values) =>
      insert(table, { conference_id: conferenceId, order: 0, is_active: true, ...audit, ...values }),
  };
}
