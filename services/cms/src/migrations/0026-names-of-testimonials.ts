import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NamesOfTestimonials1700000000026 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The history named endorsements by the position of their author.
      UPDATE revisions SET label = testimonials.name FROM testimonials
        WHERE subject_table = 'testimonials' AND subject_id = testimonials.id::text AND label IS NOT NULL`);
  }

  async down(): Promise<void> {}
}
