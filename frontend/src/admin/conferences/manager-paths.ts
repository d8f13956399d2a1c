export const managerPath = '/admin/conference-management';

export type ConferenceView = 'edit' | 'sessions' | 'partners' | 'documents';

/** Where each view of the manager is. */
export const managerViews = {
  overview: managerPath,
  create: `${managerPath}/create`,
  speakers: `${managerPath}/speakers`,
  of: (conferenceId: string, view: ConferenceView) => `${managerPath}/${conferenceId}/${view}`,
};

/** Under which name unsaved text of the create and edit views is kept. */
export const draftSection = 'conference-management';
