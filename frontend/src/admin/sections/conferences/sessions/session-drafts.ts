export const sessionDraftSection = (conferenceId: string) => `sessions/${conferenceId}`;
export const assignmentDraftSection = (conferenceId: string) => `session-speakers/${conferenceId}`;
