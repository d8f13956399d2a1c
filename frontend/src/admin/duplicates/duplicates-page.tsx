// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { type DuplicatePeople, duplicatePeople, type PersonPair } from '@majlis/contracts/duplicates';
import type { ListedPerson } from '@majlis/contracts/people';
import { sessionCounts } from '@majlis/contracts/session-counts';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { managementPaths } from '../conferences/management-paths';
import { countOf } from '../count-of';
import { ListStates } from '../crud/list-states';
import { HelpBox } from '../help-box';
import { Icon } from '../icon';
import { SectionHeader } from '../section-header';
import { orderPair } from './choose-kept';
import { DistinctPairs } from './distinct-pairs';
import { DuplicatePair } from './duplicate-pair';
import * as styles from './duplicates.module.scss';
import { MergeDialog } from './merge-dialog';

export function DuplicatesPage() {
  const duplicates = useQuery({ ...query(duplicatePeople), staleTime: 0 });
  const people = useQuery(query(staffEndpoints.people));
  return (
    <>
      <SectionHeader
        title="Possible duplicates"
        description="People who have the same name, e-mail address or ORCID iD."
        level={2}
      >
        <Link to={managementPaths.speakers}>Back to speakers</Link>
      </SectionHeader>
      <HelpBox section="duplicates">
        <ol>
          <li>“Merge” shows both side by side. You choose which values stay, and nothing is changed before.</li>
          <li>All sessions move to the person who stays, and the addresses of both pages lead there.</li>
          <li>“Not the same person” takes a pair off this list. It stays in the list at the end of this page.</li>
          <li>
            Names are the same whatever their capitals, accents, Arabic letter forms and the order of their parts.
            People with different ORCID iDs are two.
          </li>
        </ol>
      </HelpBox>
      <ListStates list={people} noun="speakers">
        <ListStates list={duplicates} noun="possible duplicates">
          {people.data && duplicates.data && <PairList people={people.data} duplicates={duplicates.data} />}
        </ListStates>
      </ListStates>
    </>
  );
}

type PairListProps = { people: ListedPerson[]; duplicates: DuplicatePeople };

function PairList({ people, duplicates: { pairs, total, distinct } }: PairListProps) {
  const counts = useQuery({ ...query(sessionCounts), staleTime: 0 }).data;
  const [merging, setMerging] = useState<PersonPair | null>(null);
  const { visible, remaining, showMore } = useShowMore(pairs);
  const byId = new Map(people.map((person) => [person.id, person]));
  function findPair([one, other]: PersonPair) {
    const pair = [byId.get(one), byId.get(other)] as const;
    return pair[0] && pair[1] && orderPair(pair[0], pair[1], counts);
  }
  const opened = merging && findPair(merging);
  return (
    <>
      <p role="status" className={styles.total}>
        {total === 0 ? (
          <>
            <Icon name="done" /> No two of {countOf(people.length, 'person', 'people')} look like the same one.
          </>
        ) : (
          `${countOf(total, 'pair')}${total > pairs.length ? `. The first ${pairs.length} are listed.` : ''}`
        )}
      </p>
      <ul className={styles.pairs}>
        {visible.map(({ ids, reasons }) => {
          const pair = findPair(ids);
          return (
            pair && (
              <DuplicatePair
                key={String(ids)}
                ids={ids}
                reasons={reasons}
                pair={pair}
                counts={counts}
                onMerge={() => setMerging(ids)}
              />
            )
          );
        })}
      </ul>
      <ShowMore remaining={remaining} onMore={showMore} />
      <DistinctPairs pairs={distinct} findPerson={(id) => byId.get(id)} />
      {opened && <MergeDialog {...opened} counts={counts} onClose={() => setMerging(null)} />}
    </>
  );
}
