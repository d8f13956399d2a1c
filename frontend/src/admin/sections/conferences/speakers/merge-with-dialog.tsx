import type { ListedPerson } from '@majlis/contracts/people/people.schema';
import { sessionCounts } from '@majlis/contracts/people/session-counts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { Dialog } from '../../../../ui/dialog/dialog';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { fullName } from '../../../../ui/text/formats';
import { RowFilter } from '../../../rows/crud/row-filter';
import { SmallButton } from '../../../shell/small-button';
import * as styles from './merge.module.scss';
import { MergeDialog, PersonSummary } from './merge-dialog';
import { orderPair } from './merge-fields';
import { findPeople, sortByLastName } from './people-search';

type MergeWithDialogProps = { person: ListedPerson; people: ListedPerson[]; onClose: () => void };

/** Asks with whom to merge a person, whom nothing makes look like the other. */
export function MergeWithDialog({ person, people, onClose }: MergeWithDialogProps) {
  const [otherId, setOtherId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const counts = useQuery({ ...query(sessionCounts), staleTime: 0 }).data;
  const others = sortByLastName(people.filter(({ id }) => id !== person.id));
  const results = findPeople(others, deferredText);
  const { visible, remaining, showMore } = useShowMore(results);
  const find = (id: string | null) => people.find((candidate) => candidate.id === id);
  const [current, other] = [find(person.id), find(otherId)];
  if (current && other) return <MergeDialog {...orderPair(current, other, counts)} counts={counts} onClose={onClose} />;
  return (
    <Dialog title={t('merge.mergeWith', { name: fullName(person) })} onClose={onClose}>
      <div className="dialog-body">
        <RowFilter noun="speaker" filter={text} onFilter={setText} count={results.length} />
        <ul className={styles.candidates}>
          {visible.map((candidate) => (
            <li key={candidate.id}>
              <PersonSummary person={candidate} counts={counts} />
              <SmallButton
                aria-label={t('merge.compareWith', { name: fullName(candidate) })}
                onClick={() => setOtherId(candidate.id)}
              >
                {t('common.compare')}
              </SmallButton>
            </li>
          ))}
        </ul>
        <ShowMore remaining={remaining} onMore={showMore} />
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
