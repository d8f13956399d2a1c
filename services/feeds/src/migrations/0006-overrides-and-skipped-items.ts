import type { MigrationInterface, QueryRunner } from 'typeorm';

type Rename = [statement: string, from: string, to: string];

/** In PostgreSQL 18 NOT NULL constraints have names, too. */
const renames: Rename[] = [
  ['ALTER TABLE items RENAME', 'own_title', 'title_override'],
  ['ALTER TABLE items RENAME', 'own_description', 'description_override'],
  ['ALTER TABLE items RENAME CONSTRAINT', 'items_own_title_not_null', 'items_title_override_not_null'],
  ['ALTER TABLE items RENAME CONSTRAINT', 'items_own_description_not_null', 'items_description_override_not_null'],
  ['ALTER TABLE sources RENAME', 'left_out', 'skipped_items'],
  ['ALTER TABLE sources RENAME CONSTRAINT', 'sources_left_out_is_an_object', 'sources_skipped_items_is_an_object'],
  ['ALTER TABLE sources RENAME CONSTRAINT', 'sources_left_out_not_null', 'sources_skipped_items_not_null'],
  ['ALTER TABLE tokens RENAME', 'given_hash', 'configured_hash'],
  ['ALTER TABLE tokens RENAME CONSTRAINT', 'tokens_given_taken', 'access_tokens_configured_hash_taken'],
  ['ALTER TABLE tokens RENAME CONSTRAINT', 'tokens_given_hash_not_null', 'access_tokens_configured_hash_not_null'],
  ['ALTER TABLE tokens RENAME CONSTRAINT', 'tokens_token_not_null', 'access_tokens_token_not_null'],
];

export class OverridesAndSkippedItems1700000000006 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    for (const [statement, from, to] of renames) await database.query(`${statement} ${from} TO ${to}`);
    await database.query('ALTER TABLE tokens RENAME TO access_tokens');
    await database.query(renameReasonSql('repeated', 'duplicate'));
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(renameReasonSql('duplicate', 'repeated'));
    await database.query('ALTER TABLE access_tokens RENAME TO tokens');
    for (const [statement, from, to] of renames) await database.query(`${statement} ${to} TO ${from}`);
  }
}

const renameReasonSql = (from: string, to: string) => `
  UPDATE sources SET skipped_items = skipped_items - '${from}' || jsonb_build_object('${to}', skipped_items -> '${from}')
  WHERE skipped_items ? '${from}'`;
