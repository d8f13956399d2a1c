import { createTranslations, dropTranslations } from '@majlis/rows/translations/create-translations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys = {
  content_entries: 'key',
  hero_images: 'id',
  pages: 'id',
  timeline_events: 'id',
  team_members: 'id',
  testimonials: 'id',
};

export class Translations1700000000025 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await createTranslations(database, 'cms', keys);
    await database.query(`
      CREATE TRIGGER translations_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON translations
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await dropTranslations(database);
  }
}
