import type { ConferenceInput } from './conference-input.js';
import type { AuditFields } from './shared-fields.js';
import type { WithPictures } from './stored-images.js';

/** Times are ISO 8601 UTC instants; `timezone` is the IANA zone in which they are displayed. */
export type Conference = ConferenceInput &
  AuditFields &
  WithPictures & {
    id: string;
    /** When staff released the programme; see `programmeReleasedAt`. */
    releasedAt: string | null;
  };

/** A conference as others of its series link to it. */
export type ConferenceEdition = Pick<Conference, 'id' | 'slug' | 'title' | 'startDate' | 'timezone'>;

/** `editions` are the public conferences of its series and itself, by their start; empty without a series. */
export type ConferenceWithEditions = Conference & { editions?: ConferenceEdition[] };

export type ConferenceCounts = { sessions: number; speakers: number; partners: number; documents: number };

/** Only staff receive `counts`. */
export type ListedConference = Conference & { counts?: ConferenceCounts };

/** Visitors get the list in pages of this size; staff get all of it at once. */
export const conferencesPerPage = 50;

/** The fields that the home page shows of the conference that is running or comes next. */
export type NextConference = Pick<
  Conference,
  | 'slug'
  | 'title'
  | 'language'
  | 'startDate'
  | 'endDate'
  | 'timezone'
  | 'venue'
  | 'city'
  | 'country'
  | 'isVirtual'
  | 'virtualPlatform'
  | 'registrationRequired'
  | 'registrationDeadline'
>;

export type ConferenceTotals = { conferences: number; published: number; drafts: number; speakers: number };
