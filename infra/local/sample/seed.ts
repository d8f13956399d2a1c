import { ContentEntryEntity } from '@majlis/cms/content/content-entry.entity';
import { HeroImageEntity } from '@majlis/cms/hero-images/hero-image.entity';
import { PartnerEntity } from '@majlis/cms/partners/partner.entity';
import { TeamMemberEntity } from '@majlis/cms/team/team-member.entity';
import { TestimonialEntity } from '@majlis/cms/testimonials/testimonial.entity';
import { TimelineEventEntity } from '@majlis/cms/timeline/timeline-event.entity';
import { afterAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { connectionTo, type Entities } from '@majlis/kit/database/connection';
import { AnnouncingStore } from '@majlis/kit/storage/announcing-store';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Drawings } from './drawings.js';
import { fill } from './fill.js';
import { conferencesEntities, fillConferences } from './fill-conferences.js';
import { writeLargeConference } from './large/large-conference.js';
import { contentRows, heroImageRows, partnerRows, teamRows, testimonialRows, timelineRows } from './rows.js';

type SeedOptions = { databaseUrl: string; objectStore: ObjectStore; today?: Date; size?: 'usual' | 'large' };

/**
 * Fills the tables that nobody has written to yet, deleted rows included, and leaves all others alone. Answers how many
 * rows it wrote to each. The large conference comes besides, once. `databaseUrl` opens the database as its owner.
 */
export async function seed({ databaseUrl, objectStore, today = new Date(), size }: SeedOptions) {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const objects = new AnnouncingStore(objectStore, owner);
  const drawings = new Drawings(objects);
  const [cms, conferences] = await Promise.all([
    inSchema(databaseUrl, 'cms', cmsEntities, (database) => fillCms(database, drawings)),
    inSchema(databaseUrl, 'conferences', conferencesEntities, async (database) => {
      const written = await fillConferences(database, { today, drawings, objects });
      if (size === 'large') await writeLargeConference((sql, values) => database.query(sql, values));
      return written;
    }),
  ]).finally(() => void owner.end());
  return { ...cms, ...conferences };
}

const cmsEntities = [
  ContentEntryEntity,
  HeroImageEntity,
  TimelineEventEntity,
  PartnerEntity,
  TestimonialEntity,
  TeamMemberEntity,
];

async function fillCms(database: DataSource, drawings: Drawings) {
  const [content, heroImages, timelineEvents, partners, testimonials, teamMembers] = await Promise.all([
    fill(database, ContentEntryEntity, contentRows),
    fill(database, HeroImageEntity, () => heroImageRows(drawings.into('carousel'))),
    fill(database, TimelineEventEntity, timelineRows),
    fill(database, PartnerEntity, () => partnerRows(drawings.into('partners'))),
    fill(database, TestimonialEntity, () => testimonialRows(drawings.into('testimonials'))),
    fill(database, TeamMemberEntity, () => teamRows(drawings.into('team'))),
  ]);
  return { content, heroImages, timelineEvents, partners, testimonials, teamMembers };
}

/** One seed at a time, so that two that start together do not both find the tables empty. */
async function inSchema<Result>(
  url: string,
  schema: string,
  entities: Entities,
  work: (database: DataSource) => Promise<Result>,
) {
  const usual = connectionTo(url, schema, entities);
  // While it draws, the process does not hear the database: on a busy machine for longer than a service would wait.
  const patient = { connectTimeoutMS: 60_000, extra: { ...usual.extra, query_timeout: 60_000 } };
  const database = await new DataSource(Object.assign(usual, patient)).initialize();
  try {
    return await afterAdvisoryLock(database, `sample content ${schema}`, () => work(database));
  } finally {
    await database.destroy();
  }
}
