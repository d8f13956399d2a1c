import type { ListedConference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { query } from '../../../api/query';
import { ExternalLink } from '../../../ui/page/external-link';
import { DeletedRows } from '../../editing/deleted-rows';
import { draftKeyOf, KeptDrafts, newRow } from '../../editing/kept-drafts';
import { ListStates } from '../../editing/list-states';
import { EmptySection } from '../../empty-section';
import { Icon } from '../../icon';
import { SectionHead } from '../../section-head';
import { conferenceResource } from '../conference-resource';
import { managerPath } from '../manager-paths';
import { ConferenceDialog } from './conference-dialog';
import { ConferencesHelp } from './conferences-help';
import { ConferencesTable } from './conferences-table';

const section = 'conferences';

/** Conferences at a glance, for those who only announce them; all the rest is in the manager. */
export function ConferencesPage() {
  const list = useQuery(query(reads.conferences));
  const [edited, setEdited] = useState<{ row?: ListedConference } | null>(null);
  const conferences = list.data ?? [];
  const rowOf = (wanted: string) => conferences.find(({ id }) => id === wanted);
  const add = () => setEdited({});
  return (
    <>
      <SectionHead title="Conferences" lead="Title, dates and place of every conference.">
        <ExternalLink href="/conferences">View on site</ExternalLink>
        <Link to={managerPath} className="btn btn-quiet">
          <Icon name="calendar" /> Conference Management
        </Link>
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> Add conference
        </button>
      </SectionHead>
      <ConferencesHelp section={section} />
      <ListStates list={list} noun="conferences">
        {edited === null && (
          <KeptDrafts
            section={section}
            nameOf={(id) => (id === newRow ? 'new conference' : rowOf(id)?.title)}
            onContinue={(id) => setEdited({ row: rowOf(id) })}
          />
        )}
        {conferences.length > 0 ? (
          <ConferencesTable conferences={conferences} onEdit={(row) => setEdited({ row })} />
        ) : (
          <EmptySection title="No conferences yet" actionLabel="Add the first conference" onAction={add}>
            The page of conferences says so until there is one.
          </EmptySection>
        )}
        <DeletedRows resource={conferenceResource} />
      </ListStates>
      {edited && (
        <ConferenceDialog
          key={edited.row?.id ?? newRow}
          conference={edited.row}
          draftKey={draftKeyOf(section, edited.row?.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
