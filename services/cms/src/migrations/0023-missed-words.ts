import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MissedWords1700000000023 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- What visitors searched for and is nowhere on the site. There is nothing about who searched, or what else was searched for.
      CREATE TABLE missed_words (
        day date,
        word text,
        searches integer NOT NULL,
        CONSTRAINT missed_words_day_word_taken PRIMARY KEY (day, word)
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE missed_words');
  }
}
