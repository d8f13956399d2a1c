import type { ConferenceInput } from './conference-input.js';
import type { AuditFields } from './shared-fields.js';

/** A conference, its times as ISO 8601 instants; `timezone` is the IANA zone they are shown in. */
export type Conference = ConferenceInput & AuditFields & { id: string };

/** How much belongs to a conference. */
export type ConferenceCounts = { sessions: number; speakers: number; partners: number; documents: number };

/** A conference as the list for staff has it; visitors' lists are without figures. */
export type ListedConference = Conference & { figures?: ConferenceCounts };

/** So many are in the list for visitors and in each further page of it. */
export const conferencesPerPage = 50;

export type ConferenceTotals = { conferences: number; published: number; drafts: number; speakers: number };
