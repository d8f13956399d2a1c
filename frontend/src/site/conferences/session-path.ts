/** The address of a conference's page with one of its sessions open. */
export const sessionPath = (slug: string, sessionId: string): string => `/conferences/${slug}/sessions/${sessionId}`;
