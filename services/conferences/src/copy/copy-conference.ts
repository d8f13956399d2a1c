import type { ConferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
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
    const conferences = manager.getRepository(ConferenceEntity);
    const existing = await findByIdempotentId(conferences);
    if (existing) return existing;
    // The lock makes saves of sessions and documents of the conference wait, so that all copied parts are of the same moment.
    const source = await lockConference(manager, conferenceId, 'pessimistic_write');
    const days = countDaysToCopy(source, input);
    const shift = (instant: string) => addDaysKeepingLocalTime(days, instant, source.timezone);
    const slug = await findSlug(manager, input);
    const copy = await createRow(conferences, { ...copiedValues(source, input, shift), slug }, actor);
    await copyParts(manager, { source, copy, input, shift, actor });
    // The source joins the series, too, because otherwise the copy would be its only edition.
    if (source.series === '' && input.series !== '')
      await updateRow(
        conferences,
        { id: source.id },
        { actor, notFound: conferenceNotFound },
        { series: input.series },
      );
    return copy;
  });
}

async function findSlug(manager: EntityManager, { slug, title, startDate }: ConferenceCopyInput): Promise<string> {
  const free = await conferenceSlugs.resolve(manager, { slug, derived: slugOfCopy(title, startDate) });
  await conferenceSlugs.stopRedirectingFrom(manager, free);
  return free;
}

type Values = Omit<ConferenceEntity, 'id' | 'slug' | 'version' | 'updatedAt' | 'updatedBy' | 'deletedAt'>;

/**
 * Links to the registration, the meeting and the call for papers, deadlines, attendees, photos and the texts for search
 * engines belong to one conference, so a copy begins without them.
 */
const copiedValues = (source: ConferenceEntity, input: ConferenceCopyInput, shift: ShiftTime): Values => ({
  ...{ title: input.title, series: input.series, status: 'draft' },
  ...{ startDate: shift(source.startDate), endDate: shift(source.endDate) },
  ...copiedSettings(source),
  ...(input.texts ? copiedTexts(source) : noTexts),
  ...(input.venue ? copiedVenue(source) : noVenue),
  ...notCopied,
});

const copiedSettings = (source: ConferenceEntity) => ({
  conferenceType: source.conferenceType,
  timezone: source.timezone,
  language: source.language,
  organizer: source.organizer,
  contactEmail: source.contactEmail,
  websiteUrl: source.websiteUrl,
  registrationRequired: source.registrationRequired,
  sponsorshipAvailable: source.sponsorshipAvailable,
  displayOrder: source.displayOrder,
});

const copiedTexts = (source: ConferenceEntity) => ({
  subtitle: source.subtitle,
  description: source.description,
  shortDescription: source.shortDescription,
  theme: source.theme,
  tags: source.tags,
  featuredImage: source.featuredImage,
});

const noTexts: ReturnType<typeof copiedTexts> = {
  subtitle: '',
  description: '',
  shortDescription: '',
  theme: '',
  tags: [],
  featuredImage: '',
};

const copiedVenue = (source: ConferenceEntity) => ({
  venue: source.venue,
  venueAddress: source.venueAddress,
  city: source.city,
  country: source.country,
  isVirtual: source.isVirtual,
  virtualPlatform: source.virtualPlatform,
  maxAttendees: source.maxAttendees,
});

const noVenue: ReturnType<typeof copiedVenue> = {
  venue: '',
  venueAddress: '',
  city: '',
  country: '',
  isVirtual: false,
  virtualPlatform: null,
  maxAttendees: null,
};

const notCopied = {
  registrationLink: '',
  registrationDeadline: null,
  currentAttendees: 0,
  virtualLink: '',
  callForPapers: false,
  papersLink: '',
  paperSubmissionDeadline: null,
  abstractSubmissionDeadline: null,
  programReleaseDate: null,
  releasedAt: null,
  featured: false,
  flickrAlbumUrl: '',
  albumThumbnail: '',
  metaTitle: '',
  metaDescription: '',
};
