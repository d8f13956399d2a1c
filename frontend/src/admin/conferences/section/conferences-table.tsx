import type { ListedConference } from '@majlis/contracts/conferences';
import { t } from '#messages/staff';
import { StatusBadge } from '../../../ui/page/status-badge';
import { formatDateRange } from '../../../ui/time/dates';
import { useRemoveRow } from '../../crud/use-remove-row';
import { RowBadges } from '../../drafts/row-badges';
import { RowActions } from '../../row-actions';
import { useNamedConferences } from '../conference-name';
import { conferenceResource } from '../conference-resource';
import { FilteredConferences } from '../list/filtered-conferences';
import { cascadeWarning } from '../list/format-counts';
import { SiteLink } from '../site-link';
import * as styles from './conferences-table.module.scss';

type ConferencesTableProps = { conferences: ListedConference[]; onEdit: (conference: ListedConference) => void };

const filterThreshold = 10;

export function ConferencesTable({ conferences, onEdit }: ConferencesTableProps) {
  const resource = useNamedConferences(conferenceResource);
  const { remove, isPending } = useRemoveRow(resource);
  return (
    <FilteredConferences conferences={conferences} filterThreshold={filterThreshold}>
      {(visible) => (
        <table className={`rows ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('conferenceList.conference')}</th>
              <th scope="col">{t('conferenceList.dates')}</th>
              <th scope="col">{t('common.status')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('common.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {visible.map((conference) => (
              <tr key={conference.id}>
                <th scope="row">
                  <span dir="auto">{resource.getName(conference)}</span>
                  <SiteLink conference={conference} className={styles.link} />
                </th>
                <td className={styles.dates}>
                  {formatDateRange(conference.startDate, conference.endDate, conference.timezone)}
                  <span className="row-subtitle" dir="auto">
                    {formatLocation(conference)}
                  </span>
                </td>
                <td>
                  <StatusBadge status={conference.status} />
                  <RowBadges resource={conferenceResource} row={conference} />
                </td>
                <td>
                  <RowActions
                    id={conference.id}
                    name={resource.getName(conference)}
                    isBusy={isPending}
                    onEdit={() => onEdit(conference)}
                    onRemove={() => void remove(conference, cascadeWarning(conference.counts))}
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

const formatLocation = ({ isVirtual, city, country }: ListedConference) =>
  isVirtual ? t('conferenceList.virtual') : [city, country].filter(Boolean).join(t('lists.listSeparator'));
