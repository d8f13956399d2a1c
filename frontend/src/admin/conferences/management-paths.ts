export const managementPath = '/admin/conference-management';

export type ConferenceView = 'edit' | 'sessions' | 'partners' | 'documents';

/** Where each view of the manager is. */
export const managementPaths = {
  overview: managementPath,
  create: `${managementPath}/create`,
  speakers: `${managementPath}/speakers`,
  conference: (conferenceId: string, view: ConferenceView) => `${managementPath}/${conferenceId}/${view}`,
};

/** Under which name unsaved text of the create and edit views is kept. */
export const conferenceDraftSection = 'conference-management';
