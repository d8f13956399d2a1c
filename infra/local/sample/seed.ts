import { ContentEntryEntity } from '@majlis/cms/content/content-entry.entity';
import { HeroImageEntity } from '@majlis/cms/hero-images/hero-image.entity';
import { ConferenceEntity } from '@majlis/conferences/conferences/conference.entity';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { afterAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { connectionTo, type Entities } from '@majlis/kit/database/connection';
import { firstVersion } from '@majlis/kit/database/editable-row';
import { storeImage } from '@majlis/kit/images/store-image';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import sharp from 'sharp';
import { DataSource, type DeepPartial } from 'typeorm';
import { sampleConferences } from './conferences/all.js';
import { sampleContent } from './content.js';
import { sampleHeroImages } from './hero-images.js';

const by = 'Sample content';

type SeedOptions = { databaseUrl: string; objectStore: ObjectStore; today?: Date };

/**
 * Fills the tables that nobody has written to yet, deleted rows included, and leaves all others alone. Answers how many
 * rows it wrote to each. `databaseUrl` opens the database as its owner.
 */
export async function seed({ databaseUrl, objectStore, today = new Date() }: SeedOptions) {
  const store = (folder: ImageFolder) => (draw: () => string) => storeDrawing(objectStore, folder, draw());
  const cms = await inSchema(databaseUrl, 'cms', [ContentEntryEntity, HeroImageEntity], async (database) => ({
    content: await fill(database, ContentEntryEntity, contentRows),
    heroImages: await fill(database, HeroImageEntity, () => heroImageRows(store('carousel'))),
  }));
  const conferences = await inSchema(databaseUrl, 'conferences', [ConferenceEntity], (database) =>
    fill(database, ConferenceEntity, () => conferenceRows(today, store('conferences'))),
  );
  return { ...cms, conferences };
}

type StoreDrawing = (draw: () => string) => Promise<string>;

const contentRows = async () => sampleContent.map((entry) => ({ ...entry, ...firstVersion(by) }));

const heroImageRows = (store: StoreDrawing) =>
  inPairs(sampleHeroImages, async ({ draw, alt }, order) => ({
    url: await store(draw),
    alt,
    order,
    isActive: true,
    ...firstVersion(by),
  }));

const conferenceRows = (today: Date, store: StoreDrawing) =>
  inPairs(sampleConferences(today), async ({ draw, ...conference }) => ({
    ...conference,
    startDate: new Date(conference.startDate),
    endDate: new Date(conference.endDate),
    registrationDeadline: dateOrNull(conference.registrationDeadline),
    paperSubmissionDeadline: dateOrNull(conference.paperSubmissionDeadline),
    abstractSubmissionDeadline: dateOrNull(conference.abstractSubmissionDeadline),
    programReleaseDate: dateOrNull(conference.programReleaseDate),
    featuredImage: draw ? await store(draw) : '',
    ...firstVersion(by),
  }));

const dateOrNull = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Drawings take the way of every upload; only that an upload is a photograph and they are drawn to pixels first. */
async function storeDrawing(objectStore: ObjectStore, folder: ImageFolder, svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return (await storeImage(objectStore, folder, png)).imageUrl;
}

/** As many images are prepared at once as the store's queue takes. */
async function inPairs<Item, Row>(items: Item[], toRow: (item: Item, index: number) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let i = 0; i < items.length; i += 2)
    rows.push(...(await Promise.all(items.slice(i, i + 2).map((item, j) => toRow(item, i + j)))));
  return rows;
}

async function fill<Row extends object>(
  database: DataSource,
  entity: new () => Row,
  rows: () => Promise<DeepPartial<NoInfer<Row>>[]>,
): Promise<number> {
  const table = database.getRepository(entity);
  if ((await table.count({ withDeleted: true })) > 0) return 0;
  const saved = await table.save(await rows());
  return saved.length;
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
    return await afterAdvisoryLock(database, 'sample content', () => work(database));
  } finally {
    await database.destroy();
  }
}
