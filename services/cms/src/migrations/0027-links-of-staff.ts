import type { MigrationInterface, QueryRunner } from 'typeorm';

const [marked, plain] = ['"noopener noreferrer nofollow ugc"', '"noopener noreferrer"'];

/** Search engines were told not to follow the links that staff had set. */
export class LinksOfStaff1700000000027 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    for (const [table, column] of [
      ['pages', 'body'],
      ['content_entries', 'content'],
    ])
      await database.query(
        `UPDATE ${table} SET ${column} = replace(${column}, $1, $2) WHERE strpos(${column}, $1) > 0`,
        [marked, plain],
      );
    await database.query(
      `UPDATE translations SET fields = replace(fields::text, $1, $2)::jsonb WHERE strpos(fields::text, $1) > 0`,
      [marked, plain].map((text) => text.replaceAll('"', '\\"')),
    );
  }

  async down(): Promise<void> {}
}
