/** Sections of the drafts of a conference's sessions: of their forms, and of the lists of their speakers. */
export const sessionDrafts = (conferenceId: string) => `sessions/${conferenceId}`;
export const speakerDrafts = (conferenceId: string) => `session-speakers/${conferenceId}`;
