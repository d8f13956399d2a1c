// Inserts complete conferences with sessions and speakers. Nearly all are in the past, as in an installation with
// thousands.

const auditValues = `1, now(), 'bench'`;

const conferences = `
  INSERT INTO conferences.conferences (slug, title, subtitle, description, short_description, theme, status, start_date,
    end_date, timezone, venue, venue_address, city, country, is_virtual, virtual_platform, virtual_link, registration_link,
    registration_deadline, max_attendees, current_attendees, website_url, papers_link, contact_email, organizer,
    sponsorship_available, call_for_papers, paper_submission_deadline, abstract_submission_deadline, program_release_date,
    tags, featured, display_order, meta_title, meta_description, flickr_album_url, version, updated_at, updated_by)
  SELECT 'bench-' || n, 'Conference ' || n || ' on conscience and the common good', repeat('A subtitle. ', 8),
    repeat('What do free people owe one another, and who may ask it of them? ', 18), repeat('In short. ', 12), 'Freedom',
    'published', start, start + interval '2 days', 'Asia/Kuala_Lumpur', 'Hall of the Two Rivers', '8 Jalan Contoh',
    'Kuala Lumpur', 'Malaysia', true, 'zoom', 'https://meet.example.org/' || n, 'https://register.example.org/' || n,
    start - interval '9 days', 320, 12, 'https://www.example.org/' || n, 'https://papers.example.org/' || n,
    'annual@example.org', 'Majlis', true, true, start - interval '40 days', start - interval '60 days',
    start - interval '20 days', ARRAY['freedom of conscience', 'ethics of markets', 'law and charity'], n % 500 = 7, n % 5,
    'Conference ' || n, repeat('What search engines show. ', 5), '', ${auditValues}
  FROM generate_series(1, $1::int) n, LATERAL (SELECT date_trunc('hour', now()) + (30 - n) * interval '3 days' AS start) days`;

const people = `
  INSERT INTO conferences.people (first_name, last_name, email, position, organization, biography, version, updated_at, updated_by)
  SELECT 'Layla', 'Haddad ' || n, 'speaker' || n || '@bench.example', 'Professor of Law', 'Lantern House',
    repeat('A life of some length. ', 20), ${auditValues}
  FROM generate_series(1, greatest(20, $1::int / 5)) n`;

const sessions = `
  INSERT INTO conferences.sessions (conference_id, title, description, track, start_time, end_time, location, session_order,
    session_abstract, version, updated_at, updated_by)
  SELECT id, 'Session ' || n, repeat('What is said in it. ', 15), 'Track ' || n % 3, start_date + n * interval '45 minutes',
    start_date + n * interval '45 minutes' + interval '40 minutes', 'Room ' || n % 4, n, repeat('At length. ', 20), ${auditValues}
  FROM conferences.conferences, generate_series(1, 20) n WHERE slug LIKE 'bench-%'`;

const speakers = `
  INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order)
  SELECT session.id, person.id, speaker_number FROM (
    SELECT id, row_number() OVER (ORDER BY id) AS row_index FROM conferences.sessions WHERE title LIKE 'Session %') session,
    generate_series(1, 2) speaker_number,
    LATERAL (SELECT (row_index * 2 + speaker_number) % (SELECT count(*) FROM conferences.people WHERE email LIKE '%@bench.example') AS person_index) number
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS row_index FROM conferences.people WHERE email LIKE '%@bench.example') person
      ON person.row_index = person_index`;

/**
 * Inserts `count` conferences with twenty sessions of two speakers each. `owner` is a connection of the database's
 * owner.
 */
export async function insertConferences(owner, count) {
  // This disables the triggers, which would notify a hundred thousand changes.
  await owner.query('SET session_replication_role = replica');
  await owner.query(conferences, [count]);
  await owner.query(people, [count]);
  await owner.query(sessions);
  await owner.query(speakers);
  await owner.query('SET session_replication_role = DEFAULT');
  // Without this, autovacuum would run during the measurement.
  await owner.query('VACUUM (ANALYZE)');
  await owner.query('CHECKPOINT');
}
