/** This path opens a page of its own; followed from the programme, it opens a dialog. */
export const sessionPath = (slug: string, sessionSlug: string): string =>
  `/conferences/${slug}/sessions/${sessionSlug}`;

export const programmePath = (slug: string, sessionId: string): string => `/conferences/${slug}#session-${sessionId}`;

export const proceedingsPath = (slug: string): string => `/conferences/${slug}/proceedings`;

export const speakerPath = (slug: string): string => `/speakers/${slug}`;
