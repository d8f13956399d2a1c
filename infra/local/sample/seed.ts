import { availableParallelism } from 'node:os';
import { ContentEntryEntity } from '@majlis/cms/content/content-entry.entity';
import { HeroImageEntity } from '@majlis/cms/hero-images/hero-image.entity';
import { PartnerEntity } from '@majlis/cms/partners/partner.entity';
import { TeamMemberEntity } from '@majlis/cms/team/team-member.entity';
import { TestimonialEntity } from '@majlis/cms/testimonials/testimonial.entity';
import { TimelineEventEntity } from '@majlis/cms/timeline/timeline-event.entity';
import { ConferenceEntity } from '@majlis/conferences/conferences/conference.entity';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { afterAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { connectionTo, type Entities } from '@majlis/kit/database/connection';
import { storeImage } from '@majlis/kit/images/store-image';
import { Turns } from '@majlis/kit/images/turns';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import sharp from 'sharp';
import { DataSource, type DeepPartial } from 'typeorm';
import {
  conferenceRows,
  contentRows,
  heroImageRows,
  partnerRows,
  type StoreDrawing,
  teamRows,
  testimonialRows,
  timelineRows,
} from './rows.js';

type SeedOptions = { databaseUrl: string; objectStore: ObjectStore; today?: Date };

/**
 * Fills the tables that nobody has written to yet, deleted rows included, and leaves all others alone. Answers how many
 * rows it wrote to each. `databaseUrl` opens the database as its owner.
 */
export async function seed({ databaseUrl, objectStore, today = new Date() }: SeedOptions) {
  const into = drawingsInto(objectStore);
  const [cms, conferences] = await Promise.all([
    inSchema(databaseUrl, 'cms', cmsEntities, (database) => fillCms(database, into)),
    inSchema(databaseUrl, 'conferences', [ConferenceEntity], (database) =>
      fill(database, ConferenceEntity, () => conferenceRows(today, into('conferences', 1280))),
    ),
  ]);
  return { ...cms, conferences };
}

const cmsEntities = [
  ContentEntryEntity,
  HeroImageEntity,
  TimelineEventEntity,
  PartnerEntity,
  TestimonialEntity,
  TeamMemberEntity,
];

type DrawingsInto = (folder: ImageFolder, widest?: number) => StoreDrawing;

async function fillCms(database: DataSource, into: DrawingsInto) {
  const [content, heroImages, timelineEvents, partners, testimonials, teamMembers] = await Promise.all([
    fill(database, ContentEntryEntity, contentRows),
    fill(database, HeroImageEntity, () => heroImageRows(into('carousel'))),
    fill(database, TimelineEventEntity, timelineRows),
    fill(database, PartnerEntity, () => partnerRows(into('partners'))),
    fill(database, TestimonialEntity, () => testimonialRows(into('testimonials'))),
    fill(database, TeamMemberEntity, () => teamRows(into('team'))),
  ]);
  return { content, heroImages, timelineEvents, partners, testimonials, teamMembers };
}

/** Drawings take the way of every upload, as many at once as there are processors, for we know that none is huge. */
function drawingsInto(objectStore: ObjectStore): DrawingsInto {
  const turns = new Turns(availableParallelism(), Number.POSITIVE_INFINITY);
  return (folder, widest = 1920) =>
    async (draw) => {
      // An upload is a photograph: they are drawn to pixels first.
      const drawing = sharp(Buffer.from(draw())).resize({ width: widest, withoutEnlargement: true });
      const png = await drawing.png({ compressionLevel: 1 }).toBuffer();
      return (await storeImage(objectStore, folder, png, turns)).imageUrl;
    };
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
    return await afterAdvisoryLock(database, `sample content ${schema}`, () => work(database));
  } finally {
    await database.destroy();
  }
}
