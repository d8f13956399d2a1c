import type { ListedConference } from '@majlis/contracts/conferences';
import { useState } from 'react';
import { RowFilter } from '../../editing/row-filter';
import { useRemoveRow } from '../../editing/use-remove-row';
import { Icon } from '../../icon';
import { managedConferenceResource } from '../conference-resource';
import { ConferenceRow } from './conference-row';
import { whatGoesWith } from './figures-in-words';
import { findConferences } from './find-conferences';

/** As many are seen at a glance; more get a filter. */
const glance = 5;

export function ConferenceList({ conferences }: { conferences: ListedConference[] }) {
  const { remove, isPending } = useRemoveRow(managedConferenceResource);
  const [filter, setFilter] = useState('');
  const found = findConferences(conferences, filter);
  return (
    <>
      {conferences.length > glance && (
        <RowFilter noun="conference" filter={filter} onFilter={setFilter} count={found.length} />
      )}
      {found.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No conference contains “{filter.trim()}”.
        </p>
      )}
      <ul className="conference-rows">
        {found.map((conference) => (
          <ConferenceRow
            key={conference.id}
            conference={conference}
            isBusy={isPending}
            onRemove={() => void remove(conference, whatGoesWith(conference.figures))}
          />
        ))}
      </ul>
    </>
  );
}
