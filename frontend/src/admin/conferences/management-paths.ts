export const managementPath = '/admin/conference-management';

export type ConferenceView = 'edit' | 'sessions' | 'partners' | 'documents';

export const managementPaths = {
  overview: managementPath,
  create: `${managementPath}/create`,
  speakers: `${managementPath}/speakers`,
  conference: (conferenceId: string, view: ConferenceView) => `${managementPath}/${conferenceId}/${view}`,
};

/** Draft section of the create and edit views. */
export const conferenceDraftSection = 'conference-management';
