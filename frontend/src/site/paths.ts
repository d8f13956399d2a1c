/** The path opens as a page of its own, or as a dialog when it is followed from the programme. */
export const sessionPath = (slug: string, sessionSlug: string): string =>
  `/conferences/${slug}/sessions/${sessionSlug}`;

export const programmePath = (slug: string, sessionId: string): string => `/conferences/${slug}#session-${sessionId}`;

export const proceedingsPath = (slug: string): string => `/conferences/${slug}/proceedings`;

export const speakerPath = (slug: string): string => `/speakers/${slug}`;
