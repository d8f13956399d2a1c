export const managementPath = '/admin/conference-management';

/** The sections of all conferences are below this path. */
export const isManagementPath = (path: string) => path.startsWith(managementPath);

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

export const conferenceInputSection = 'conference-management';
