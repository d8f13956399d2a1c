import type { z } from 'zod';
import type { Person } from '../people/people.schema.js';
import type { conferenceOfSpeaker, listedSpeaker, sessionOfSpeaker, speakerDetail } from './speakers.schema.js';

export type ListedSpeaker = z.infer<typeof listedSpeaker>;

export type SessionOfSpeaker = z.infer<typeof sessionOfSpeaker>;

export type ConferenceOfSpeaker = Omit<z.infer<typeof conferenceOfSpeaker>, 'sessions'> & {
  sessions: [SessionOfSpeaker, ...SessionOfSpeaker[]];
};

/** The newest conference comes first; its sessions are in the order of the programme. */
export type SpeakerDetail = Person & {
  conferences: [ConferenceOfSpeaker, ...ConferenceOfSpeaker[]];
} & Pick<z.infer<typeof speakerDetail>, 'slugs'>;
