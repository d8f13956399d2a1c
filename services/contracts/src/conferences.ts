import type { ConferenceInput } from './conference-input.js';
import type { EditableRow } from './editable-row.js';

/** A conference, its times as ISO 8601 instants; `timezone` is the IANA zone they are shown in. */
export type Conference = ConferenceInput & EditableRow & { id: string };

/** How much belongs to a conference. */
export type ConferenceFigures = { sessions: number; speakers: number; partners: number; documents: number };

/** A conference as the list for staff has it; visitors' lists are without figures. */
export type ListedConference = Conference & { figures?: ConferenceFigures };

/** So many are in the list for visitors and in each further page of it. */
export const conferencesInAPage = 50;

export type ConferenceCounters = { conferences: number; published: number; drafts: number; speakers: number };
