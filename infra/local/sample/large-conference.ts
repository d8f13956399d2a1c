import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseSample, sampleFolder } from './sample-content.js';

export const largeConferenceSlug = 'the-long-assembly';
export const largeConferenceSize = { sessions: 1_000, people: 600, rooms: 20, days: 4 };

type RunSql = (sql: string, values: unknown[]) => Promise<unknown>;

export async function writeLargeConference(run: RunSql): Promise<void> {
  const {
    firstNames,
    lastNames,
    houses,
    rooms: roomNames,
    sentences,
    settings,
    subjects,
    tracks,
  } = await readVocabulary();
  await run(conference, [largeConferenceSlug]);
  await run(people, [firstNames, lastNames, houses, sentences, subjects, largeConferenceSize.people]);
  await run(sessions, [
    largeConferenceSlug,
    subjects,
    settings,
    sentences,
    roomNames,
    tracks,
    largeConferenceSize.sessions,
  ]);
  await run(rooms, [largeConferenceSlug, roomNames]);
  await run(speakers, [largeConferenceSlug, settings, largeConferenceSize.people]);
}

async function readVocabulary() {
  const list = z.array(z.string()).min(1);
  const lists = { firstNames: list, lastNames: list, houses: list, rooms: list, sentences: list };
  const schema = z.strictObject({ ...lists, settings: list, subjects: list, tracks: list });
  const file = 'large-conference-words.json';
  return parseSample(file, schema, JSON.parse(await readFile(join(sampleFolder, 'content', file), 'utf8')));
}

/** Appends the number of the row, because texts repeat. */
const slugOf = (text: string) =>
  `lower(trim(BOTH '-' FROM regexp_replace(${text}, '[^[:alnum:]]+', '-', 'g'))) || '-' || n + 1`;

const auditValues = `1, now(), 'Sample content'`;

const conference = `
  INSERT INTO conferences.conferences (slug, title, subtitle, description, short_description, status, start_date, end_date,
    timezone, venue, city, country, tags, version, updated_at, updated_by)
  SELECT $1, 'The Long Assembly', 'Four days, twenty rooms, a thousand sessions',
    'A conference as large as one may become, to see how its programme is read.', 'Four days in twenty rooms.', 'published',
    start, start + interval '3 days 9 hours 45 minutes', 'Asia/Kuala_Lumpur', 'Hall of the Two Rivers', 'Kuala Lumpur',
    'Malaysia', ARRAY['conscience', 'markets', 'government'], ${auditValues}
  FROM (SELECT ((now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date + 30 + time '08:30') AT TIME ZONE 'Asia/Kuala_Lumpur') AS day (start)
  WHERE NOT EXISTS (SELECT FROM conferences.conferences WHERE slug = $1)`;

const people = `
  INSERT INTO conferences.people (first_name, last_name, slug, email, phone, position, organization, department, biography, photo,
    website_url, expertise_areas, version, updated_at, updated_by)
  SELECT first[1 + n % cardinality(first)], last[1 + n / cardinality(first) % cardinality(last)],
    ${slugOf(`first[1 + n % cardinality(first)] || ' ' || last[1 + n / cardinality(first) % cardinality(last)]`)},
    'speaker' || n || '@example.org', '+44 20 7946 0' || lpad((n % 1000)::text, 3, '0'),
    (ARRAY['Professor of Law', 'Senior Lecturer in Economic History', 'Doctoral Candidate', 'Judge', 'Editor'])[1 + n % 5],
    house[1 + n % cardinality(house)], 'Working group ' || n % 12,
    (SELECT string_agg(sentence[1 + (n + k) % cardinality(sentence)], ' ') FROM generate_series(1, 5 + n % 5) k),
    CASE WHEN n % 3 > 0 THEN coalesce(stored.photos[1 + n % cardinality(stored.photos)],
      '/images/speakers/' || md5(n::text) || '-480x480.webp') ELSE '' END,
    'https://speaker-' || n || '.example.org',
    ARRAY[subject[1 + n % 20], subject[1 + (n + 7) % 20], subject[1 + (n + 13) % 20]], ${auditValues}
  FROM (SELECT $1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS word (first, last, house, sentence, subject),
    (SELECT array_agg(photo ORDER BY photo) FROM conferences.people WHERE photo <> '') AS stored (photos),
    generate_series(0, $6::int - 1) n
  WHERE NOT EXISTS (SELECT FROM conferences.people WHERE email = 'speaker0@example.org')`;

const sessions = `
  INSERT INTO conferences.sessions (conference_id, title, slug, description, session_type, track, start_time, end_time, location,
    session_order, max_attendees, session_abstract, speakers_updated_by, version, updated_at, updated_by)
  SELECT conference.id, subject[1 + n % 20] || ' ' || setting[1 + n / 20 % cardinality(setting)],
    ${slugOf(`subject[1 + n % 20] || ' ' || setting[1 + n / 20 % cardinality(setting)]`)},
    (SELECT string_agg(sentence[1 + (n + k) % cardinality(sentence)], ' ') FROM generate_series(1, 2 + n % 3) k),
    (ARRAY['presentation', 'panel', 'presentation', 'workshop', 'presentation', 'roundtable', 'keynote'])[1 + n % 7],
    track[1 + n % cardinality(track)], start, start + interval '40 minutes', room[1 + n % cardinality(room)],
    n % cardinality(room), CASE WHEN n % 4 = 0 THEN 30 + n % 90 END,
    (SELECT string_agg(sentence[1 + (n * 3 + k) % cardinality(sentence)], ' ') FROM generate_series(1, 10 + n % 8) k),
    'Sample content', ${auditValues}
  FROM conferences.conferences conference,
    (SELECT $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS word (subject, setting, sentence, room, track),
    generate_series(0, $7::int - 1) n,
    LATERAL (SELECT conference.start_date + n / 20 / 13 * interval '1 day' + n / 20 % 13 * interval '45 minutes') AS slot (start)
  WHERE slug = $1 AND NOT EXISTS (SELECT FROM conferences.sessions WHERE conference_id = conference.id)`;

/** Each room has places for the sessions with the most attendees. */
const rooms = `
  INSERT INTO conferences.rooms (conference_id, name, capacity, "order", is_active, version, updated_at, updated_by)
  SELECT conference.id, room.name, 120 + 10 * room.position, room.position - 1, true, ${auditValues}
  FROM conferences.conferences conference, unnest($2::text[]) WITH ORDINALITY AS room (name, position)
  WHERE slug = $1 AND NOT EXISTS (SELECT FROM conferences.rooms WHERE conference_id = conference.id)`;

/** Speakers are assigned in turn, so that none is in two rooms at the same time. */
const speakers = `
  INSERT INTO conferences.session_speakers (session_id, person_id, speaker_type, speaker_order, presentation_title)
  SELECT session.id, person.id, (ARRAY['presenter', 'discussant', 'chair'])[k], k,
    CASE WHEN k = 1 AND session.row_index % 2 = 0 THEN 'What was said ' || ($2::text[])[1 + session.row_index % cardinality($2::text[])] ELSE '' END
  FROM (SELECT *, (row_number() OVER (ORDER BY start_time, session_order) - 1)::int AS row_index FROM conferences.sessions) session
  JOIN conferences.conferences conference ON conference.id = session.conference_id AND conference.slug = $1
  CROSS JOIN generate_series(1, 3) k
  JOIN (SELECT id, (row_number() OVER (ORDER BY email) - 1)::int AS row_index FROM conferences.people
        WHERE email LIKE 'speaker%@example.org') person ON person.row_index = (session.row_index * 2 + (session.row_index + 1) / 2 + k - 1) % $3
  WHERE (k < 3 OR session.row_index % 2 = 0)
    AND NOT EXISTS (SELECT FROM conferences.session_speakers existing WHERE existing.session_id = session.id)`;
