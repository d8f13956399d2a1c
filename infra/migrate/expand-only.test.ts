import type { Migrations } from '@majlis/kit/database/run-migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allMigrations } from './migrate.js';

/**
 * During an upgrade and after a rollback the previous release works on the new schema, so a migration may only expand it
 * (infra/adr/operations.md). A later release contracts it by a migration whose class is named Contract… . This test reads the text of the
 * SQL; infra/drill/upgrade.drill.ts runs both releases together.
 */
const breakingPatterns: [RegExp, string][] = [
  [
    /\bDROP\s+(TABLE|COLUMN|SCHEMA|VIEW|MATERIALIZED|TYPE|FUNCTION|SEQUENCE)\b/i,
    'takes away what an older service uses',
  ],
  [/\bDROP\s+(?!CONSTRAINT|INDEX|TRIGGER|DEFAULT|NOT\s+NULL|EXPRESSION|IDENTITY)\w+\s*[,;]?\s*$/i, 'drops a column'],
  [/\bRENAME\b/i, 'renames what an older service knows by its old name'],
  [/\bALTER\s+(COLUMN\s+)?[\w"]+\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes a type'],
  [/\bSET\s+NOT\s+NULL\b/i, 'asks for what an older service may leave out'],
  [
    /\bADD\s+COLUMN\b(?![^,;]*\b(DEFAULT|GENERATED)\b)[^,;]*\bNOT\s+NULL\b/i,
    'adds a column that an older service does not fill in',
  ],
  [/\bCREATE\s+UNIQUE\s+INDEX\b/i, 'forbids rows that an older service may write'],
  [/\bREVOKE\b/i, 'takes away a right'],
];

/** A constraint may be replaced by one of the same name; the review decides whether the new one is wider. */
function breakingChanges(sql: string): string[] {
  const text = sql.replaceAll(/--.*$/gm, '').replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '');
  const reasons = breakingPatterns.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
  for (const [, name = ''] of text.matchAll(/\bADD\s+CONSTRAINT\s+(\w+)/gi))
    if (!new RegExp(`\\bDROP\\s+CONSTRAINT\\s+${name}\\b`, 'i').test(text))
      reasons.push('adds a constraint to what an older service writes');
  return reasons;
}

/** These migrations look as if they broke an older service, but do not. */
const reviewed = [
  'AltTextsOfUses1700000000008', // replaces a function by one that returns a column more
];

async function statementsOf(Migration: Migrations['migrations'][number]): Promise<string[]> {
  const statements: string[] = [];
  const recorder = {
    query: async (sql: string) => {
      statements.push(sql);
      return [];
    },
  };
  await new Migration().up(recorder as unknown as QueryRunner);
  return statements;
}

async function findBreakingMigrations(all: Migrations[]): Promise<Record<string, string[]>> {
  const breaking: Record<string, string[]> = {};
  const later = all.flatMap(({ migrations }) => migrations.slice(1)); // the first is that of the first release
  for (const Migration of later.filter(({ name }) => !name.startsWith('Contract') && !reviewed.includes(name))) {
    const reasons = (await statementsOf(Migration)).flatMap(breakingChanges);
    if (reasons.length > 0) breaking[Migration.name] = reasons;
  }
  return breaking;
}

test('migrations since the first release only expand the schema', async () => {
  expect(await findBreakingMigrations(await allMigrations())).toEqual({});
});

test.each(['auth', 'cms', 'conferences', 'feeds', 'operations', 'search'])(
  'the next migration of %s may not rename',
  async (schema) => {
    class Next implements MigrationInterface {
      up = (database: QueryRunner) => database.query('ALTER TABLE people RENAME TO persons');
      down = async () => undefined;
    }
    const all = await allMigrations();
    all.find((entry) => entry.schema === schema)?.migrations.push(Next);
    expect(await findBreakingMigrations(all)).toEqual({
      Next: ['renames what an older service knows by its old name'],
    });
  },
);

test.each([
  'ALTER TABLE people DROP COLUMN phone',
  'ALTER TABLE people DROP phone',
  'DROP TABLE people',
  'ALTER TABLE people RENAME COLUMN phone TO telephone',
  'ALTER TABLE people ALTER COLUMN phone TYPE varchar(20)',
  'ALTER TABLE people ALTER phone SET NOT NULL',
  'ALTER TABLE people ADD COLUMN pronoun text NOT NULL',
  "ALTER TABLE people ADD COLUMN a text NOT NULL DEFAULT '', ADD COLUMN b text NOT NULL",
  "ALTER TABLE people ADD CONSTRAINT people_phone_not_empty CHECK (phone <> '')",
  'CREATE UNIQUE INDEX people_email_taken ON people (email)',
  'REVOKE UPDATE ON people FROM majlis_conferences',
])('breaking: %s', (sql) => {
  expect(breakingChanges(sql)).not.toEqual([]);
});

test.each([
  "ALTER TABLE people ADD COLUMN pronoun text NOT NULL DEFAULT ''",
  'ALTER TABLE people ADD COLUMN pronoun text, ADD COLUMN born date',
  'CREATE TABLE rooms (id uuid PRIMARY KEY, name text NOT NULL CONSTRAINT rooms_name_taken UNIQUE)',
  'CREATE INDEX people_by_name ON people (last_name)',
  'ALTER TABLE people ALTER phone DROP NOT NULL, DROP CONSTRAINT people_phone_not_empty',
  "ALTER TABLE sources DROP CONSTRAINT sources_kind_known, ADD CONSTRAINT sources_kind_known CHECK (kind IN ('a', 'b', 'c'))",
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE scratch; RETURN NULL; END $$',
  'ALTER TABLE people ALTER phone DROP DEFAULT -- then DROP TABLE people',
])('allowed: %s', (sql) => {
  expect(breakingChanges(sql)).toEqual([]);
});
