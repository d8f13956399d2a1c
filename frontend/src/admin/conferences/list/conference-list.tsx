import type { ListedConference } from '@majlis/contracts/conferences';
import { useRemoveRow } from '../../editing/use-remove-row';
import { managedConferenceResource } from '../conference-resource';
import { ConferenceRow } from './conference-row';
import * as styles from './conference-row.module.scss';
import { whatGoesWith } from './figures-in-words';
import { FilteredConferences } from './filtered-conferences';

const glance = 5;

export function ConferenceList({ conferences }: { conferences: ListedConference[] }) {
  const { remove, isPending } = useRemoveRow(managedConferenceResource);
  return (
    <FilteredConferences conferences={conferences} glance={glance}>
      {(shown) => (
        <ul className={styles.rows}>
          {shown.map((conference) => (
            <ConferenceRow
              key={conference.id}
              conference={conference}
              isBusy={isPending}
              onRemove={() => void remove(conference, whatGoesWith(conference.figures))}
            />
          ))}
        </ul>
      )}
    </FilteredConferences>
  );
}
