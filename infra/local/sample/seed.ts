import { basename } from 'node:path/posix';
import { ContentEntryEntity } from '@majlis/cms/content/content-entry.entity';
import { PageEntity } from '@majlis/cms/pages/page.entity';
import { heroImages } from '@majlis/contracts/site/hero-images.schema';
import { partners } from '@majlis/contracts/site/partners.schema';
import { teamMembers } from '@majlis/contracts/site/team-members.schema';
import { testimonials } from '@majlis/contracts/site/testimonials.schema';
import { timelineEvents } from '@majlis/contracts/site/timeline-events.schema';
import { withAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { runAsActor } from '@majlis/kit/database/change-context';
import { connectionOptions, type Entities } from '@majlis/kit/database/connection';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { RegisteringStore } from '@majlis/kit/storage/registering-store';
import { createListEntity } from '@majlis/rows/lists/list-entity';
import { TranslationEntity } from '@majlis/rows/translations/translation.entity';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { insertIfEmpty, sampleEditor } from './insert-if-empty.js';
import { writeLargeConference } from './large-conference.js';
import { readSampleContent, type SampleContent } from './sample-content.js';
import { SampleFileStore } from './sample-file-store.js';
import { readSampleTranslations, seedTranslations } from './sample-translations.js';
import { conferencesEntities, seedConferences } from './seed-conferences.js';

type SeedOptions = { databaseUrl: string; objectStore: ObjectStore; today?: Date; size?: 'usual' | 'large' };

export async function seed({ databaseUrl, objectStore, today = new Date(), size }: SeedOptions) {
  const [sample, translations] = await Promise.all([readSampleContent(today), readSampleTranslations()]);
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const files = new SampleFileStore(new RegisteringStore(objectStore, owner));
  const [cms, conferences] = await Promise.all([
    withSeedLock(databaseUrl, 'cms', cmsEntities, async (database) => ({
      ...(await seedCms(database, sample, files)),
      siteTranslations: await seedTranslations(database, translations),
    })),
    withSeedLock(databaseUrl, 'conferences', conferencesEntities, async (database) => {
      const rowCounts = await seedConferences(database, sample, files);
      const conferenceTranslations = await seedTranslations(database, translations);
      if (size === 'large')
        await database.transaction((manager) => writeLargeConference((sql, values) => manager.query(sql, values)));
      return { ...rowCounts, conferenceTranslations };
    }),
  ]).finally(() => void owner.end());
  return { ...cms, ...conferences };
}

const entities = {
  content: ContentEntryEntity,
  heroImages: createListEntity(heroImages),
  timelineEvents: createListEntity(timelineEvents),
  pages: PageEntity,
  partners: createListEntity(partners),
  testimonials: createListEntity(testimonials),
  teamMembers: createListEntity(teamMembers),
};
const cmsEntities = [...Object.values(entities), TranslationEntity];

async function seedCms(database: DataSource, sample: SampleContent, files: SampleFileStore) {
  const counts = await Promise.all([
    insertIfEmpty(database, entities.content, async () => sample.contentEntries),
    insertIfEmpty(database, entities.heroImages, () =>
      inOrder(sample.heroImages, async ({ picture, ...image }) => ({
        ...image,
        url: await files.storePicture(picture, 'carousel'),
      })),
    ),
    insertIfEmpty(database, entities.timelineEvents, async () => sample.timelineEvents),
    insertIfEmpty(database, entities.pages, () =>
      inOrder(sample.pages, async (page) => ({ ...page, imageUrl: '', editedAt: new Date().toISOString() })),
    ),
    insertIfEmpty(database, entities.partners, () =>
      inOrder(sample.partners, async ({ picture, ...partner }) => ({
        ...partner,
        logoUrl: await files.storePicture(picture, 'partners'),
      })),
    ),
    insertIfEmpty(database, entities.testimonials, () =>
      inOrder(sample.testimonials, async ({ picture, ...testimonial }) => ({
        ...testimonial,
        imageUrl: await files.storePicture(picture, 'testimonials'),
      })),
    ),
    insertIfEmpty(database, entities.teamMembers, () =>
      inOrder(sample.teamMembers, async ({ picture, ...member }) => ({
        ...member,
        image: basename(await files.storePicture(picture, 'team')),
      })),
    ),
  ]);
  return Object.fromEntries(Object.keys(entities).map((name, index) => [name, counts[index] ?? 0]));
}

const inOrder = <Entry, Row extends object>(entries: Entry[], toRow: (entry: Entry) => Promise<Row>) =>
  Promise.all(entries.map(async (entry, order) => ({ ...(await toRow(entry)), order })));

/** The lock keeps two seeds that start together from both finding the tables empty. */
async function withSeedLock<Result>(
  url: string,
  schema: string,
  entities: Entities,
  action: (database: DataSource) => Promise<Result>,
) {
  const defaultOptions = connectionOptions(url, schema, entities);
  // Preparing images blocks the event loop, on a busy machine for longer than the services' timeouts.
  const options = { connectTimeoutMS: 60_000, extra: { ...defaultOptions.extra, query_timeout: 60_000 } };
  const database = await new DataSource(Object.assign(defaultOptions, options)).initialize();
  try {
    return await withAdvisoryLock(database, `sample content ${schema}`, () =>
      runAsActor(sampleEditor, () => action(database)),
    );
  } finally {
    await database.destroy();
  }
}
