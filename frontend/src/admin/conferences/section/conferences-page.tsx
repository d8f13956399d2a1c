import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { ExternalLink } from '../../../ui/page/external-link';
import { DeletedRows } from '../../crud/deleted-rows';
import { ListStates } from '../../crud/list-states';
import { draftKeyOf, newRowId, UnsavedDrafts } from '../../crud/unsaved-drafts';
import { EmptySection } from '../../empty-section';
import { Icon } from '../../icon';
import { SectionHeader } from '../../section-header';
import { useConferenceNames, useNamedConferences } from '../conference-name';
import { conferenceResource } from '../conference-resource';
import { managementPath } from '../management-paths';
import { ConferenceDialog } from './conference-dialog';
import { ConferencesHelp } from './conferences-help';
import { ConferencesTable } from './conferences-table';
import '../../../ui/time/correct-time-zones';
import { formsOf } from '../../crud/noun';

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
          <UnsavedDrafts
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
          draftKey={draftKeyOf(section, edited.row?.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
