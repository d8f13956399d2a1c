import { endpoints } from '@majlis/contracts/api/endpoints';
import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { conferenceStatuses } from '@majlis/contracts/shared/choices';
import { restorableDays } from '@majlis/contracts/shared/shared-fields.schema';
import { slugify } from '@majlis/contracts/shared/slugs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { ExternalLink } from '../../../../ui/page/external-link';
import { StatusBadge } from '../../../../ui/page/status-badge';
import { formatDateRange } from '../../../../ui/time/dates';
import { SelectField, TextField, TimeField } from '../../../fields/fields';
import { TitleAndSlug } from '../../../fields/title-and-slug';
import { DeletedRows, useRemoveRow } from '../../../rows/crud/deleted-rows';
import { RowFormDialog } from '../../../rows/crud/row-form-dialog';
import { inputKeyOf, newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { RowActions, RowBadges } from '../../../rows/list-controls';
import { formsOf } from '../../../rows/resource/resource-config';
import { AddButton, Icon } from '../../../shell/buttons';
import { managementPath, managementPaths, useConferenceNames } from '../../../shell/conferences';
import { EmptySection, ListStates, SectionHeader } from '../../../shell/section-parts';
import { SiteLink } from '../conference-links';
import { conferenceResource, useNamedConferences } from '../conference-resource';
import { toConferenceFormValues, toConferenceInput, ZoneField } from '../form/conference-fields';
import { useConfirmPublishing } from '../release/publish';
import { cascadeWarning, useConferenceFilter } from './filtered-conferences';
import '../../../../ui/time/correct-time-zones';
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
      <SectionHeader
        title={t('common.conferences')}
        description={t('conferenceList.shortListDescription')}
        help={{
          section,
          steps: [
            t('conferenceList.helpAnnounce'),
            rich('conferenceList.helpOtherFields', {
              management: () => <Link to={managementPath}>{t('conferenceList.conferenceManagement')}</Link>,
            }),
            t('conferenceList.helpRestore', { days: restorableDays }),
          ],
        }}
      >
        <ExternalLink href="/conferences">{t('common.viewOnSite')}</ExternalLink>
        <Link to={managementPath} className="btn btn-quiet icon-on-phone">
          <Icon name="calendar" /> <span>{t('common.conferenceManagement')}</span>
        </Link>
        <AddButton label={t('conferenceForm.addConference')} onClick={add} />
      </SectionHeader>
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

type ConferencesTableProps = { conferences: ListedConference[]; onEdit: (conference: ListedConference) => void };

const filterThreshold = 10;

function ConferencesTable({ conferences, onEdit }: ConferencesTableProps) {
  const resource = useNamedConferences(conferenceResource);
  const { remove, isPending } = useRemoveRow(resource);
  const { visible, filter, noMatch, more } = useConferenceFilter(conferences, filterThreshold);
  return (
    <>
      <div className="toolbar">{filter}</div>
      {noMatch}
      <table className={`rows ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('conference.conference')}</th>
            <th scope="col">{t('conference.dates')}</th>
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
      {more}
    </>
  );
}

const formatLocation = ({ isVirtual, city, country }: ListedConference) =>
  isVirtual ? t('conferenceList.virtual') : [city, country].filter(Boolean).join(t('lists.listSeparator'));

type ConferenceDialogProps = {
  conference?: ListedConference;
  inputKey: string;
  onClose: () => void;
};

/** Edits the few fields that announce a conference; the other fields are sent back unchanged. */
const ConferenceDialog = ({ conference, inputKey, onClose }: ConferenceDialogProps) => (
  <RowFormDialog
    title={conference ? t('conferenceForm.editConference') : t('conferenceForm.addConference')}
    resource={conferenceResource}
    row={conference}
    inputKey={inputKey}
    schema={conferenceInput}
    required={['title', 'startDate', 'endDate']}
    toValues={(row) => ({ ...toConferenceFormValues(row), ...(!row && { status: 'published' }) })}
    toInput={toConferenceInput}
    confirmSave={useConfirmPublishing(conference)}
    verb={conference ? 'update' : 'save'}
    // The success toast of a new conference says "saved", but its failure says "create".
    getFailureMessage={() => (conference ? undefined : t('conferenceForm.createFailed'))}
    onClose={onClose}
  >
    <TitleAndSlug toSlug={dashboardSlug} isSlugLocked={conference !== undefined && conference.status !== 'draft'}>
      <TextField name="subtitle" isOptional />
    </TitleAndSlug>
    <SelectField name="status" options={conferenceStatuses} labels={texts('conferenceForm.statusLabels')} />
    <div className="form-columns">
      <TimeField name="startDate" label={t('conferenceForm.startDate')} />
      <TimeField name="endDate" label={t('conferenceForm.endDate')} />
    </div>
    <ZoneField savedZone={conference?.timezone} />
    <div className="form-columns">
      <TextField name="city" inputKind="name" isOptional />
      <TextField name="country" inputKind="name" isOptional />
    </div>
    <TextField name="shortDescription" help={null} rows={3} isOptional />
    {conference && (
      <p>
        <Link to={managementPaths.conference(conference.id, 'edit')}>{t('conferenceForm.allFields')}</Link>
      </p>
    )}
  </RowFormDialog>
);

/** In slugs of the dashboard, each run of other characters becomes one hyphen. */
export const dashboardSlug = (title: string): string => slugify(title.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-'));
