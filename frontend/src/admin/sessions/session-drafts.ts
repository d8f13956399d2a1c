/** Sections of the drafts of a conference's sessions: of their forms, and of the lists of their speakers. */
export const sessionDraftSection = (conferenceId: string) => `sessions/${conferenceId}`;
export const assignmentDraftSection = (conferenceId: string) => `session-speakers/${conferenceId}`;
