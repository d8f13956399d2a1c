import type { SessionSpeaker } from './assignments.js';
import type { Conference } from './conferences.js';
import type { Person } from './people.js';
import type { Session } from './sessions.js';
import type { WithPictures } from './stored-images.js';

/** A person with a session in a public conference, as the list of speakers shows them. */
export type ListedSpeaker = Pick<Person, 'slug' | 'firstName' | 'lastName' | 'position' | 'organization' | 'photo'> &
  WithPictures;

export type SessionOfSpeaker = Pick<Session, 'id' | 'slug' | 'title' | 'sessionType' | 'startTime' | 'endTime'> &
  Pick<SessionSpeaker, 'speakerType' | 'presentationTitle'>;

export type ConferenceOfSpeaker = Pick<
  Conference,
  'id' | 'slug' | 'title' | 'status' | 'language' | 'startDate' | 'endDate' | 'timezone'
> & { sessions: [SessionOfSpeaker, ...SessionOfSpeaker[]] };

/** The newest conference comes first, the sessions of each one in the order of the programme. */
export type SpeakerDetail = Person & { conferences: [ConferenceOfSpeaker, ...ConferenceOfSpeaker[]] };
