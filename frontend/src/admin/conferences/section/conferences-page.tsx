import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { query } from '../../../api/query';
import { ExternalLink } from '../../../ui/page/external-link';
import { DeletedRows } from '../../crud/deleted-rows';
import { ListStates } from '../../crud/list-states';
import { draftKeyOf, newRowId, UnsavedDrafts } from '../../crud/unsaved-drafts';
import { EmptySection } from '../../empty-section';
import { Icon } from '../../icon';
import { SectionHeader } from '../../section-header';
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
  const findRow = (rowId: string) => conferences.find(({ id }) => id === rowId);
  const add = () => setEdited({});
  return (
    <>
      <SectionHeader title="Conferences" description="Title, dates and location of every conference.">
        <ExternalLink href="/conferences">View on site</ExternalLink>
        <Link to={managementPath} className="btn btn-quiet">
          <Icon name="calendar" /> Conference Management
        </Link>
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> Add conference
        </button>
      </SectionHeader>
      <ConferencesHelp section={section} />
      <ListStates list={list} noun="conferences">
        {edited === null && (
          <UnsavedDrafts
            section={section}
            getName={(id) => (id === newRowId ? 'new conference' : findRow(id)?.title)}
            onContinue={(id) => setEdited({ row: findRow(id) })}
          />
        )}
        {conferences.length > 0 ? (
          <ConferencesTable conferences={conferences} onEdit={(row) => setEdited({ row })} />
        ) : (
          <EmptySection title="No conferences yet" actionLabel="Add the first conference" onAction={add}>
            The Conferences page stays empty until you add one.
          </EmptySection>
        )}
        <DeletedRows resource={conferenceResource} />
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
