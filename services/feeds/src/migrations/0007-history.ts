import { createRevisions, dropRevisions } from '@majlis/rows/history/create-revisions';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In PostgreSQL 18 NOT NULL constraints have names, too. */
const renamedConstraints = [
  ['revisions_kind_taken', 'feed_versions_kind_taken'],
  ['revisions_kind_not_null', 'feed_versions_kind_not_null'],
  ['revisions_revision_not_null', 'feed_versions_version_not_null'],
];

/** The table of counters gives its name to the history. */
export class History1700000000007 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    for (const [from, to] of renamedConstraints)
      await database.query(`ALTER TABLE revisions RENAME CONSTRAINT ${from} TO ${to}`);
    await database.query('ALTER TRIGGER revisions_announced ON revisions RENAME TO feed_versions_announced');
    await database.query('ALTER FUNCTION announce_revision RENAME TO announce_feed_version');
    await database.query('ALTER TABLE revisions RENAME revision TO version');
    await database.query('ALTER TABLE revisions RENAME TO feed_versions');
    await createRevisions(database, 'feeds');
  }

  async down(database: QueryRunner): Promise<void> {
    await dropRevisions(database);
    await database.query('ALTER TABLE feed_versions RENAME TO revisions');
    await database.query('ALTER TABLE revisions RENAME version TO revision');
    await database.query('ALTER FUNCTION announce_feed_version RENAME TO announce_revision');
    await database.query('ALTER TRIGGER feed_versions_announced ON revisions RENAME TO revisions_announced');
    for (const [from, to] of renamedConstraints)
      await database.query(`ALTER TABLE revisions RENAME CONSTRAINT ${to} TO ${from}`);
  }
}
