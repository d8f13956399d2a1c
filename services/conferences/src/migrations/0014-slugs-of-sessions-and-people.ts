import { sessionSlug, speakerSlug } from '@majlis/contracts/shared/slugs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

type Row = { id: string; scope: string; base: string };

export class SlugsOfSessionsAndPeople1700000000014 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    // A row that is written without a slug is at an address like those that sessions had before.
    for (const table of ['sessions', 'people'])
      await database.query(`ALTER TABLE ${table} ADD COLUMN slug text NOT NULL DEFAULT gen_random_uuid()::text`);
    const sessions: { id: string; scope: string; title: string }[] = await database.query(
      'SELECT id, conference_id AS scope, title FROM sessions ORDER BY deleted_at NULLS FIRST, start_time, id',
    );
    const slugged = sessions.map(({ title, ...session }) => ({ ...session, base: sessionSlug(title) }));
    await writeSlugs(database, 'sessions', slugged);
    const people: { id: string; firstName: string; lastName: string }[] = await database.query(
      'SELECT id, first_name AS "firstName", last_name AS "lastName" FROM people ORDER BY deleted_at NULLS FIRST, id',
    );
    const named = people.map(({ id, ...name }) => ({ id, scope: '', base: speakerSlug(name) }));
    await writeSlugs(database, 'people', named);
    // A deleted row frees its slug.
    await database.query(
      'CREATE UNIQUE INDEX sessions_slug_taken ON sessions (conference_id, slug) WHERE deleted_at IS NULL',
    );
    await database.query('CREATE UNIQUE INDEX people_slug_taken ON people (slug) WHERE deleted_at IS NULL');
    await createFormerSlugs(database);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE former_session_slugs, former_person_slugs');
    await database.query('ALTER TABLE sessions DROP COLUMN slug');
    await database.query('ALTER TABLE people DROP COLUMN slug');
  }
}

/** Rows of one scope with the same base get '-2', '-3' …. */
async function writeSlugs(database: QueryRunner, table: string, rows: Row[]): Promise<void> {
  const taken = new Set<string>();
  const slugs = rows.map(({ scope, base }) => {
    let slug = base;
    for (let number = 2; taken.has(`${scope} ${slug}`); number += 1) slug = `${base}-${number}`;
    taken.add(`${scope} ${slug}`);
    return slug;
  });
  await database.query(
    `UPDATE ${table} SET slug = made.slug FROM unnest($1::uuid[], $2::text[]) AS made (id, slug) WHERE ${table}.id = made.id`,
    [rows.map(({ id }) => id), slugs],
  );
}

async function createFormerSlugs(database: QueryRunner): Promise<void> {
  await database.query(`
    CREATE TABLE former_session_slugs (
      id uuid CONSTRAINT former_session_slugs_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      conference_id uuid NOT NULL
        CONSTRAINT former_session_slugs_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      slug text NOT NULL,
      session_id uuid NOT NULL CONSTRAINT former_session_slugs_of_a_session REFERENCES sessions ON DELETE CASCADE,
      CONSTRAINT former_session_slugs_slug_taken UNIQUE (conference_id, slug)
    )`);
  await database.query('CREATE INDEX former_session_slugs_by_session ON former_session_slugs (session_id)');
  await database.query(`
    CREATE TABLE former_person_slugs (
      slug text CONSTRAINT former_person_slugs_slug_taken PRIMARY KEY,
      person_id uuid NOT NULL CONSTRAINT former_person_slugs_of_a_person REFERENCES people ON DELETE CASCADE
    )`);
  await database.query('CREATE INDEX former_person_slugs_by_person ON former_person_slugs (person_id)');
}
