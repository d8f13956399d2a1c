export const managementPath = '/admin/conference-management';

export type ConferenceView =
  | 'edit'
  | 'sessions'
  | 'sessions/grid'
  | 'sessions/rooms'
  | 'import'
  | 'plans'
  | 'partners'
  | 'documents'
  | 'release';

export const managementPaths = {
  overview: managementPath,
  create: `${managementPath}/create`,
  speakers: `${managementPath}/speakers`,
  peopleImport: `${managementPath}/speakers/import`,
  duplicates: `${managementPath}/speakers/duplicates`,
  conference: (conferenceId: string, view: ConferenceView) => `${managementPath}/${conferenceId}/${view}`,
};

export const conferenceDraftSection = 'conference-management';
