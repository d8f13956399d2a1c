import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { cachedDateFormat, formatDay } from '../../ui/time/dates';
import { titledPages } from './text';

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

type Named = Pick<Conference, 'id' | 'title' | 'slug' | 'startDate' | 'timezone'>;

// The overview loads this module, so it must do without Temporal.
const yearOf = ({ startDate, timezone }: Named) =>
  cachedDateFormat('en', timezone, { year: 'numeric' }).format(new Date(startDate));
const dayOf = ({ startDate, timezone }: Named) => formatDay(startDate, timezone);

/** Conferences with the same title, such as a copy and its original, are told apart by the year, or else by the day or the slug. */
export function conferenceName(conference: Named, conferences: Named[]): string {
  const { id, title } = conference;
  const others = conferences.filter((other) => other.id !== id && other.title.trim() === title.trim());
  if (others.length === 0) return title;
  const marks = [yearOf, dayOf, ({ slug }: Named) => slug];
  const isDistinct = (mark: (one: Named) => string) => others.every((other) => mark(other) !== mark(conference));
  return `${title} (${(marks.find(isDistinct) ?? dayOf)(conference)})`;
}

/** The pages of the site whose names staff know, with their own ones and the conferences that visitors can see, as options. */
export function useTitledPages(): { value: string; label: string }[] {
  const { data: conferences = [] } = useQuery(query(endpoints.conferences));
  const { data: ownPages = [] } = useQuery(query(staffEndpoints.pages));
  return [
    ...titledPages,
    ...ownPages.filter(({ isActive }) => isActive).map(({ slug, title }) => ({ value: `/${slug}`, label: title })),
    ...conferences
      .filter(({ status }) => status !== 'draft')
      .map((conference) => ({
        value: `/conferences/${conference.slug}`,
        label: conferenceName(conference, conferences),
      })),
  ];
}

/** Names conferences by `conferenceName`, so that no two of them have the same name. */
export function useConferenceNames() {
  const { data: conferences = [] } = useQuery(query(endpoints.conferences));
  const nameOf = (conference: Named) => conferenceName(conference, conferences);
  return {
    nameOf,
    /** Undefined if there is no such conference. */
    nameById: (id: string | null): string | undefined => {
      const conference = conferences.find((one) => one.id === id);
      return conference && nameOf(conference);
    },
  };
}
