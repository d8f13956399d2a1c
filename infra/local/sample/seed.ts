import { ContentEntryEntity } from '@majlis/cms/content/content-entry.entity';
import { HeroImageEntity } from '@majlis/cms/hero-images/hero-image.entity';
import { PartnerEntity } from '@majlis/cms/partners/partner.entity';
import { TeamMemberEntity } from '@majlis/cms/team/team-member.entity';
import { TestimonialEntity } from '@majlis/cms/testimonials/testimonial.entity';
import { TimelineEventEntity } from '@majlis/cms/timeline/timeline-event.entity';
import { afterAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { connectionTo, type Entities } from '@majlis/kit/database/connection';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
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
  const drawings = new Drawings(objectStore);
  const [cms, conferences] = await Promise.all([
    inSchema(databaseUrl, 'cms', cmsEntities, (database) => fillCms(database, drawings)),
    inSchema(databaseUrl, 'conferences', conferencesEntities, async (database) => {
      const written = await fillConferences(database, { today, drawings, objects: objectStore });
      if (size === 'large') await writeLargeConference((sql, values) => database.query(sql, values));
      return written;
    }),
  ]);
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
  const database = await new DataSource(connectionTo(url, schema, entities)).initialize();
  try {
    return await afterAdvisoryLock(database, `sample content ${schema}`, () => work(database));
  } finally {
    await database.destroy();
  }
}
