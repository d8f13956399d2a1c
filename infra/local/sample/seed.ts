import { basename } from 'node:path/posix';
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
import { fill } from './fill.js';
import { conferencesEntities, fillConferences } from './fill-conferences.js';
import { writeLargeConference } from './large-conference.js';
import { readSampleContent, type SampleContent } from './sample-content.js';
import { StoredFiles } from './stored-files.js';

type SeedOptions = { databaseUrl: string; objectStore: ObjectStore; today?: Date; size?: 'usual' | 'large' };

/**
 * Fills the tables that nobody has written to yet, deleted rows included, and leaves all others alone. Returns how many
 * rows it wrote to each. The large conference comes besides, once. `databaseUrl` opens the database as its owner.
 */
export async function seed({ databaseUrl, objectStore, today = new Date(), size }: SeedOptions) {
  const sample = await readSampleContent(today);
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const files = new StoredFiles(new AnnouncingStore(objectStore, owner));
  const [cms, conferences] = await Promise.all([
    inSchema(databaseUrl, 'cms', cmsEntities, (database) => fillCms(database, sample, files)),
    inSchema(databaseUrl, 'conferences', conferencesEntities, async (database) => {
      const written = await fillConferences(database, sample, files);
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

async function fillCms(database: DataSource, sample: SampleContent, files: StoredFiles) {
  const [content, heroImages, timelineEvents, partners, testimonials, teamMembers] = await Promise.all([
    fill(database, ContentEntryEntity, async () => sample.contentEntries),
    fill(database, HeroImageEntity, () =>
      inOrder(sample.heroImages, async ({ picture, ...image }) => ({
        ...image,
        url: await files.picture(picture, 'carousel'),
      })),
    ),
    fill(database, TimelineEventEntity, async () => sample.timelineEvents),
    fill(database, PartnerEntity, () =>
      inOrder(sample.partners, async ({ picture, ...partner }) => ({
        ...partner,
        logoUrl: await files.picture(picture, 'partners'),
      })),
    ),
    fill(database, TestimonialEntity, () =>
      inOrder(sample.testimonials, async ({ picture, ...testimonial }) => ({
        ...testimonial,
        imageUrl: await files.picture(picture, 'testimonials'),
      })),
    ),
    fill(database, TeamMemberEntity, () =>
      inOrder(sample.teamMembers, async ({ picture, ...member }) => ({
        ...member,
        image: basename(await files.picture(picture, 'team')),
      })),
    ),
  ]);
  return { content, heroImages, timelineEvents, partners, testimonials, teamMembers };
}

const inOrder = <Entry, Row extends object>(entries: Entry[], toRow: (entry: Entry) => Promise<Row>) =>
  Promise.all(entries.map(async (entry, order) => ({ ...(await toRow(entry)), order })));

/** One seed at a time, so that two that start together do not both find the tables empty. */
async function inSchema<Result>(
  url: string,
  schema: string,
  entities: Entities,
  work: (database: DataSource) => Promise<Result>,
) {
  const usual = connectionTo(url, schema, entities);
  // While it prepares pictures, the process does not hear the database: on a busy machine for longer than a service would wait.
  const patient = { connectTimeoutMS: 60_000, extra: { ...usual.extra, query_timeout: 60_000 } };
  const database = await new DataSource(Object.assign(usual, patient)).initialize();
  try {
    return await afterAdvisoryLock(database, `sample content ${schema}`, () => work(database));
  } finally {
    await database.destroy();
  }
}
