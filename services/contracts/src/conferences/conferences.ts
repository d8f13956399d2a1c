import type { z } from 'zod';
import type { AuditFields } from '../shared/shared-fields.schema.js';
import type { conferenceEdition, nextConference, publicConference } from './conference-responses.schema.js';

export type Conference = z.infer<typeof publicConference> & AuditFields;

/** The fields of a conference to which other conferences of its series link. */
export type ConferenceEdition = z.infer<typeof conferenceEdition>;

/** `editions` are the public conferences of its series and itself, by their start; empty without a series. */
export type ConferenceWithEditions = Conference & {
  editions?: ConferenceEdition[];
  slugs?: Record<string, string> | null | undefined;
};

export type ConferenceCounts = { sessions: number; speakers: number; partners: number; documents: number };

/** Only staff receive `counts`. */
export type ListedConference = Conference & { counts?: ConferenceCounts };

/** Visitors get the list in pages of this size; staff get all of it at once. */
export const conferencesPerPage = 50;

export type NextConference = z.infer<typeof nextConference>;

export type ConferenceTotals = { conferences: number; published: number; drafts: number; speakers: number };
