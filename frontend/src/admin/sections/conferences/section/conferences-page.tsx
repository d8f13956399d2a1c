import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../../api/query';
import { ExternalLink } from '../../../../ui/page/external-link';
import { DeletedRows } from '../../../rows/crud/deleted-rows';
import { inputKeyOf, newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { useConferenceNames } from '../../../shell/conference-name';
import { EmptySection } from '../../../shell/empty-section';
import { Icon } from '../../../shell/icon';
import { ListStates } from '../../../shell/list-states';
import { managementPath } from '../../../shell/management-paths';
import { SectionHeader } from '../../../shell/section-header';
import { conferenceResource, useNamedConferences } from '../conference-resource';
import { ConferenceDialog } from './conference-dialog';
import '../../../../ui/time/correct-time-zones';
import { restorableDays } from '@majlis/contracts/shared/shared-fields.schema';
import { StatusBadge } from '../../../../ui/page/status-badge';
import { formatDateRange } from '../../../../ui/time/dates';
import { useRemoveRow } from '../../../rows/crud/use-remove-row';
import { RowBadges } from '../../../rows/drafts/row-badges';
import { formsOf } from '../../../rows/resource/noun';
import { RowActions } from '../../../rows/row-actions';
import { HelpBox } from '../../../shell/help-box';
import { FilteredConferences } from '../list/filtered-conferences';
import { cascadeWarning } from '../list/format-counts';
import { SiteLink } from '../site-link';
import * as styles from './conferences-table.module.scss';

const section = 'conferences';

/** This short list is for staff who only announce conferences; the conference management has all fields. */
export function ConferencesPage() {
  const list = useQuery(query(endpoints.conferences));
  const [edited, setEdited] = useState<{ row?: ListedConference } | null>(null);
  const conferences = list.data ?? [];
  const resource = useNamedConferences(conferenceResource);
  const { nameById } = useConferenceNames();
  const findRow = (rowId: string) => conferences.find(({ id }) => id === rowId);
  const add = () => setEdited({});
  return (
    <>
      <SectionHeader title={t('common.conferences')} description={t('conferenceList.shortListDescription')}>
        <ExternalLink href="/conferences">{t('common.viewOnSite')}</ExternalLink>
        <Link to={managementPath} className="btn btn-quiet">
          <Icon name="calendar" /> {t('common.conferenceManagement')}
        </Link>
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> {t('conferenceForm.addConference')}
        </button>
      </SectionHeader>
      <ConferencesHelp section={section} />
      <ListStates list={list} noun={t('nouns.conference.several')}>
        {edited === null && (
          <UnsavedInputNotice
            section={section}
            getName={(id) => (id === newRowId ? t('crud.newRow', { ...formsOf('conference') }) : nameById(id))}
            onContinue={(id) => setEdited({ row: findRow(id) })}
          />
        )}
        {conferences.length > 0 ? (
          <ConferencesTable conferences={conferences} onEdit={(row) => setEdited({ row })} />
        ) : (
          <EmptySection
            title={t('conferenceList.shortListEmpty')}
            actionLabel={t('crud.addFirst', { ...formsOf('conference') })}
            onAction={add}
          >
            {t('conferenceList.pageStaysEmpty')}
          </EmptySection>
        )}
        <DeletedRows resource={resource} />
      </ListStates>
      {edited && (
        <ConferenceDialog
          key={edited.row?.id ?? newRowId}
          conference={edited.row}
          inputKey={inputKeyOf(section, edited.row?.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function ConferencesHelp({ section }: { section: string }) {
  return (
    <HelpBox
      section={section}
      steps={[
        t('conferenceList.helpAnnounce'),
        rich('conferenceList.helpOtherFields', {
          management: () => <Link to={managementPath}>{t('conferenceList.conferenceManagement')}</Link>,
        }),
        t('conferenceList.helpRestore', { days: restorableDays }),
      ]}
    />
  );
}

type ConferencesTableProps = { conferences: ListedConference[]; onEdit: (conference: ListedConference) => void };

const filterThreshold = 10;

function ConferencesTable({ conferences, onEdit }: ConferencesTableProps) {
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
