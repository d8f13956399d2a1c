// What fields may be, apart from their schemas: pages use these lists without loading a validator.

export const conferenceTypes = ['academic', 'workshop', 'symposium', 'seminar', 'webinar'] as const;

export const conferenceStatuses = ['draft', 'published', 'archived'] as const;
export type ConferenceStatus = (typeof conferenceStatuses)[number];

export const conferenceLanguages = ['English', 'Spanish', 'French', 'German', 'Arabic', 'Chinese'] as const;

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

/** What a person does in a session. */
export const speakerTypes = ['presenter', 'keynote', 'panelist', 'moderator', 'chair', 'discussant'] as const;
export type SpeakerType = (typeof speakerTypes)[number];

export const documentKinds = ['programme', 'paper', 'slides', 'proceedings', 'recording', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How a partner supports a conference, in the order in which its page shows them. */
export const partnerTiers = ['host', 'platinum', 'gold', 'silver', 'bronze', 'supporter', 'media'] as const;
export type PartnerTier = (typeof partnerTiers)[number];

/** Sections of the team on the About page, in their order there. */
export const teamSections = ['Management Team', 'Council', 'Advisors', 'Fellows'] as const;
export type TeamSection = (typeof teamSections)[number];
