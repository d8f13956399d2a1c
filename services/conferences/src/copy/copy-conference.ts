import {
  type ConferenceCopyInput,
  type ConferenceInput,
  conferences,
} from '@majlis/contracts/conferences/conference.schema';
import { type CopyCounts, countDaysToCopy, slugOfCopy } from '@majlis/contracts/conferences/conference-copy';
import { addDaysKeepingLocalTime } from '@majlis/contracts/shared/zoned-times';
import { createRow, findByIdempotentId, updateRow } from '@majlis/rows/repository/audited-entity';
import { DataSource, type EntityManager } from 'typeorm';
import {
  ConferenceEntity,
  conferenceNotFound,
  conferenceSlugs,
  findConference,
  lockConference,
} from '../conferences/conference.entity.js';
import type { ShiftTime } from '../conferences/preserve-local-times.js';
import { copyParts, readProgrammeParts } from './copy-parts.js';

export async function countParts(database: DataSource, conferenceId: string): Promise<CopyCounts> {
  const { manager } = database;
  const { id } = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
  const { sessions, assignments, partners, documents } = await readProgrammeParts(manager, id);
  const sessionDocuments = documents.filter(({ sessionId }) => sessionId !== null).length;
  return {
    sessions: sessions.length,
    speakers: new Set(assignments.map(({ personId }) => personId)).size,
    partners: partners.length,
    documents: documents.length - sessionDocuments,
    sessionDocuments,
  };
}

/** Creates a draft with all of the chosen parts, or no draft. */
export function copyConference(
  database: DataSource,
  conferenceId: string,
  input: ConferenceCopyInput,
  actor: string,
): Promise<ConferenceEntity> {
  return database.transaction(async (manager) => {
    await conferenceSlugs.lock(manager);
    const rows = manager.getRepository(ConferenceEntity);
    const existing = await findByIdempotentId(rows);
    if (existing) return existing;
    // The lock makes saves of sessions and documents of the conference wait, so that all copied parts are of the same moment.
    const source = await lockConference(manager, conferenceId, 'pessimistic_write');
    const days = countDaysToCopy(source, input);
    const shift = (instant: string) => addDaysKeepingLocalTime(days, instant, source.timezone);
    const slug = await findSlug(manager, input);
    const copy = await createRow(rows, { ...copiedValues(source, input, shift), slug }, actor);
    await copyParts(manager, { source, copy, input, shift, actor });
    // The source joins the series, too, because otherwise the copy would be its only edition.
    if (source.series === '' && input.series !== '')
      await updateRow(rows, { id: source.id }, { actor, notFound: conferenceNotFound }, { series: input.series });
    return copy;
  });
}

async function findSlug(manager: EntityManager, { slug, title, startDate }: ConferenceCopyInput): Promise<string> {
  const free = await conferenceSlugs.resolve(manager, { slug, derived: slugOfCopy(title, startDate) });
  await conferenceSlugs.stopRedirectingFrom(manager, free);
  return free;
}

type CopiedField = Exclude<keyof ConferenceInput, 'title' | 'slug' | 'series' | 'status' | 'startDate' | 'endDate'>;

/**
 * Names the choice of the user that copies each field. Links to the registration, the meeting and the call for papers, deadlines, attendees, photos
 * and the texts for search engines belong to one conference, so a copy begins without them.
 */
const copiedWith: Record<CopiedField, 'always' | 'texts' | 'venue' | 'never'> = {
  conferenceType: 'always',
  timezone: 'always',
  language: 'always',
  organizer: 'always',
  contactEmail: 'always',
  websiteUrl: 'always',
  registrationRequired: 'always',
  sponsorshipAvailable: 'always',
  displayOrder: 'always',
  subtitle: 'texts',
  description: 'texts',
  shortDescription: 'texts',
  theme: 'texts',
  tags: 'texts',
  featuredImage: 'texts',
  venue: 'venue',
  venueAddress: 'venue',
  city: 'venue',
  country: 'venue',
  isVirtual: 'venue',
  virtualPlatform: 'venue',
  maxAttendees: 'venue',
  registrationLink: 'never',
  registrationDeadline: 'never',
  currentAttendees: 'never',
  virtualLink: 'never',
  callForPapers: 'never',
  papersLink: 'never',
  paperSubmissionDeadline: 'never',
  abstractSubmissionDeadline: 'never',
  programReleaseDate: 'never',
  featured: 'never',
  flickrAlbumUrl: 'never',
  albumThumbnail: 'never',
  metaTitle: 'never',
  metaDescription: 'never',
};

const emptyConference = conferences.input.omit({ title: true, startDate: true, endDate: true }).parse({});

function copiedValues(source: ConferenceEntity, input: ConferenceCopyInput, shift: ShiftTime) {
  const fields = (Object.keys(copiedWith) as CopiedField[]).filter((field) => {
    const choice = copiedWith[field];
    return choice === 'always' || (choice !== 'never' && input[choice]);
  });
  return {
    ...emptyConference,
    ...(Object.fromEntries(fields.map((field) => [field, source[field]])) as Partial<ConferenceInput>),
    ...{ title: input.title, series: input.series, releasedAt: null },
    ...{ startDate: shift(source.startDate), endDate: shift(source.endDate) },
  };
}
