import pg from 'pg';
import { largeSlug } from '../../dist/local/sample/large-conference.js';

/** Leaves so many sessions of the sample's large conference, and answers the address of its page. */
export async function conferenceOf(sessions, databaseUrl) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(
      `DELETE FROM conferences.sessions WHERE id IN (
         SELECT session.id FROM conferences.sessions session
         JOIN conferences.conferences conference ON conference.id = session.conference_id
         WHERE conference.slug = $1 ORDER BY session.start_time, session.id OFFSET $2)`,
      [largeSlug, sessions],
    );
  } finally {
    await database.end();
  }
  return `/conferences/${largeSlug}`;
}
