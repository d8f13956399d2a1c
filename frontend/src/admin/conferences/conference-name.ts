import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { toLocalDateTime } from '@majlis/contracts/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import type { ResourceConfig } from '../crud/resource-config';

type Named = Pick<Conference, 'id' | 'title' | 'slug' | 'startDate' | 'timezone'>;

const day = ({ startDate, timezone }: Named) => toLocalDateTime(startDate, timezone).slice(0, 10);

/** The year tells conferences of one title apart, such as a conference and its copy; or else the day, or the address. */
export function conferenceName(conference: Named, conferences: Named[]): string {
  const { id, title } = conference;
  const others = conferences.filter((other) => other.id !== id && other.title.trim() === title.trim());
  if (others.length === 0) return title;
  const marks = [(one: Named) => day(one).slice(0, 4), day, ({ slug }: Named) => slug];
  const isDistinct = (mark: (one: Named) => string) => others.every((other) => mark(other) !== mark(conference));
  return `${title} (${(marks.find(isDistinct) ?? day)(conference)})`;
}

/** Names conferences as `conferenceName` does, among all of them. */
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

/** Dialogs, toasts and bulk actions name a conference as the list does. */
export function useNamedConferences<Row extends Named & AuditFields>(
  resource: ResourceConfig<Row>,
): ResourceConfig<Row> {
  return { ...resource, getName: useConferenceNames().nameOf };
}
