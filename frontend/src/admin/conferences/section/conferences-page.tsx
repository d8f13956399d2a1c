import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as common from '#messages/staff/common';
import { addConference } from '#messages/staff/conference-form';
import * as messages from '#messages/staff/conference-list';
import { addFirst, newRow } from '#messages/staff/crud';
import { several } from '#messages/staff/nouns';
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
      <SectionHeader title={common.conferences} description={messages.shortListDescription}>
        <ExternalLink href="/conferences">{common.viewOnSite}</ExternalLink>
        <Link to={managementPath} className="btn btn-quiet">
          <Icon name="calendar" /> {common.conferenceManagement}
        </Link>
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> {addConference}
        </button>
      </SectionHeader>
      <ConferencesHelp section={section} />
      <ListStates list={list} noun={several('conference')}>
        {edited === null && (
          <UnsavedDrafts
            section={section}
            getName={(id) => (id === newRowId ? newRow('conference') : nameById(id))}
            onContinue={(id) => setEdited({ row: findRow(id) })}
          />
        )}
        {conferences.length > 0 ? (
          <ConferencesTable conferences={conferences} onEdit={(row) => setEdited({ row })} />
        ) : (
          <EmptySection title={messages.shortListEmpty} actionLabel={addFirst('conference')} onAction={add}>
            {messages.pageStaysEmpty}
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
