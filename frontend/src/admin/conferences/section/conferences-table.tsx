import type { ListedConference } from '@majlis/contracts/conferences';
import { StatusBadge } from '../../../ui/page/status-badge';
import { formatDays } from '../../../ui/time/dates';
import { useRemoveRow } from '../../editing/use-remove-row';
import { RowActions } from '../../row-actions';
import { conferenceResource } from '../conference-resource';
import { whatGoesWith } from '../list/figures-in-words';
import { FilteredConferences } from '../list/filtered-conferences';
import { SiteLink } from '../site-link';
import * as styles from './conferences-table.module.scss';

type ConferencesTableProps = { conferences: ListedConference[]; onEdit: (conference: ListedConference) => void };

const glance = 10;

export function ConferencesTable({ conferences, onEdit }: ConferencesTableProps) {
  const { remove, isPending } = useRemoveRow(conferenceResource);
  return (
    <FilteredConferences conferences={conferences} glance={glance}>
      {(shown) => (
        <table className={`rows ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Conference</th>
              <th scope="col">Dates</th>
              <th scope="col">Status</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((conference) => (
              <tr key={conference.id}>
                <th scope="row">
                  <span dir="auto">{conference.title}</span>
                  <SiteLink conference={conference} className={styles.link} />
                </th>
                <td className={styles.dates}>
                  {formatDays(conference.startDate, conference.endDate, conference.timezone)}
                  <span className="row-under" dir="auto">
                    {placeOf(conference)}
                  </span>
                </td>
                <td>
                  <StatusBadge status={conference.status} />
                </td>
                <td>
                  <RowActions
                    name={conference.title}
                    isBusy={isPending}
                    onEdit={() => onEdit(conference)}
                    onRemove={() => void remove(conference, whatGoesWith(conference.figures))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FilteredConferences>
  );
}

const placeOf = ({ isVirtual, city, country }: ListedConference) =>
  isVirtual ? 'Virtual' : [city, country].filter(Boolean).join(', ');
