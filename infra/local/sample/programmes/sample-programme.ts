import type { conferencePartnerInput } from '@majlis/contracts/conference-partners';
import type { documentInput } from '@majlis/contracts/documents';
import type { sessionInput } from '@majlis/contracts/sessions';
import type { SpeakerType } from '@majlis/contracts/speaker-types';
import type { z } from 'zod';
import type { SamplePersonKey } from '../people/all.js';

/** Who speaks, as what, and about what if that is not what the session is called. */
type SampleSpeaker = [person: SamplePersonKey, speakerType: SpeakerType, presentationTitle?: string];

/** A session as staff would enter it; its day counts from 1, its times are what clocks at the conference show. */
export type SampleSession = Omit<z.input<typeof sessionInput>, 'conferenceId' | 'startTime' | 'endTime'> & {
  day: number;
  from: string;
  to: string;
  speakers?: SampleSpeaker[];
};

export type SamplePartner = Omit<z.input<typeof conferencePartnerInput>, 'logoUrl' | 'order'> & { draw?: () => string };

/** A link, or without one a file: the paper of its session, or the booklet of the programme. `session` is the title of what it belongs to. */
export type SampleDocument = Omit<z.input<typeof documentInput>, 'sessionId' | 'url' | 'publicFrom' | 'order'> & {
  url?: string;
  session?: string;
  publicFrom?: { day: number; time: string };
};

/** What belongs to a conference besides itself. */
export type SampleProgramme = {
  sessions: SampleSession[];
  partners?: SamplePartner[];
  documents?: SampleDocument[];
};
