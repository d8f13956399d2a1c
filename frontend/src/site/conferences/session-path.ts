/** The address of a session: a page of its own, or a dialog where it is opened from the programme. */
export const sessionPath = (slug: string, sessionId: string): string => `/conferences/${slug}/sessions/${sessionId}`;

/** Where a session stands in the programme of its conference. */
export const programmePath = (slug: string, sessionId: string): string => `/conferences/${slug}#session-${sessionId}`;
