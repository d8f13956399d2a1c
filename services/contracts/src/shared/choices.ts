// These lists stand apart from the schemas, so that pages can use them without loading zod.

export const conferenceTypes = ['academic', 'workshop', 'symposium', 'seminar', 'webinar'] as const;

export const conferenceStatuses = ['draft', 'published', 'archived'] as const;
export type ConferenceStatus = (typeof conferenceStatuses)[number];

export const conferenceLanguages = ['English', 'Spanish', 'French', 'German', 'Arabic', 'Malay', 'Chinese'] as const;

export const virtualPlatforms = ['zoom', 'teams', 'webex', 'goto', 'custom'] as const;
export type VirtualPlatform = (typeof virtualPlatforms)[number];

export const sessionTypes = [
  'keynote',
  'panel',
  'presentation',
  'workshop',
  'roundtable',
  'break',
  'networking',
] as const;
export type SessionType = (typeof sessionTypes)[number];

export const speakerTypes = ['presenter', 'keynote', 'panelist', 'moderator', 'chair', 'discussant'] as const;
export type SpeakerType = (typeof speakerTypes)[number];

export const documentKinds = ['programme', 'paper', 'slides', 'proceedings', 'recording', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** SPDX identifiers, for licences that have one. */
export const licences = [
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-ND-4.0',
  'CC0-1.0',
  'all-rights-reserved',
] as const;
export type Licence = (typeof licences)[number];

export const licenceLabels: Record<Licence, string> = {
  'CC-BY-4.0': 'CC BY 4.0',
  'CC-BY-SA-4.0': 'CC BY-SA 4.0',
  'CC-BY-NC-4.0': 'CC BY-NC 4.0',
  'CC-BY-NC-ND-4.0': 'CC BY-NC-ND 4.0',
  'CC0-1.0': 'CC0 1.0',
  'all-rights-reserved': 'All rights reserved',
};

export const partnerTiers = ['host', 'platinum', 'gold', 'silver', 'bronze', 'supporter', 'media'] as const;
export type PartnerTier = (typeof partnerTiers)[number];

export const teamSections = ['Management Team', 'Council', 'Advisors', 'Fellows'] as const;
export type TeamSection = (typeof teamSections)[number];
