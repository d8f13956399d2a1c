import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DocumentSizes1700000000022 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      "CREATE INDEX media_by_document_url ON media (('/documents/' || filename)) WHERE kind = 'document'",
    );
    await database.query(`
      -- Conferences show how large a download is. A view is read with its owner's privileges, so they need none on the library.
      CREATE VIEW document_sizes AS SELECT '/documents/' || filename AS url, bytes FROM media WHERE kind = 'document'`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP VIEW document_sizes');
    await database.query('DROP INDEX media_by_document_url');
  }
}
