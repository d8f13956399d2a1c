/** What a person does in a session. */
export const speakerTypes = ['presenter', 'keynote', 'panelist', 'moderator', 'chair', 'discussant'] as const;
export type SpeakerType = (typeof speakerTypes)[number];
