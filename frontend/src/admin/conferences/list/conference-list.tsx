import type { ListedConference } from '@majlis/contracts/conferences';
import { BulkList } from '../../bulk/bulk-list';
import { useRemoveRow } from '../../crud/use-remove-row';
import { useConfirmOpenItems } from '../../release/open-items';
import { useNamedConferences } from '../conference-name';
import { conferenceManagementResource } from '../conference-resource';
import { ConferenceRow } from './conference-row';
import * as styles from './conference-row.module.scss';
import { FilteredConferences } from './filtered-conferences';
import { cascadeWarning } from './format-counts';

const filterThreshold = 5;

export function ConferenceList({ conferences }: { conferences: ListedConference[] }) {
  const resource = useNamedConferences(conferenceManagementResource);
  const { remove, isPending } = useRemoveRow(resource);
  const confirmOpenItems = useConfirmOpenItems();
  return (
    <FilteredConferences conferences={conferences} filterThreshold={filterThreshold}>
      {(visible, results) => (
        <BulkList
          resource={resource}
          rows={conferences}
          matching={results}
          confirmAction={async (action, rows) => action !== 'publish' || confirmOpenItems('publish', ...rows)}
        >
          <ul className={styles.rows}>
            {visible.map((conference) => (
              <ConferenceRow
                key={conference.id}
                conference={conference}
                isBusy={isPending}
                onRemove={() => void remove(conference, cascadeWarning(conference.counts))}
              />
            ))}
          </ul>
        </BulkList>
      )}
    </FilteredConferences>
  );
}
