/** Calendars are addressed by id, because a subscription lasts longer than a slug. */
export const calendarPaths = {
  conference: (id: string) => `/calendars/conferences/${id}.ics`,
  session: (id: string) => `/calendars/sessions/${id}.ics`,
  speaker: (id: string) => `/calendars/speakers/${id}.ics`,
  choice: (conferenceId: string, sessionIds: string[]) =>
    `/calendars/conferences/${conferenceId}/choice.ics?sessions=${sessionIds.join(',')}`,
};
