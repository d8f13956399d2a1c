// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { type DuplicatePeople, duplicatePeople, type PersonPair } from '@majlis/contracts/duplicates';
import type { ListedPerson } from '@majlis/contracts/people';
import { sessionCounts } from '@majlis/contracts/session-counts';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { managementPaths } from '../conferences/management-paths';
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
      <SectionHeader title={t('conferences.possibleDuplicates')} description={t('duplicates.description')} level={2}>
        <Link to={managementPaths.speakers}>{t('conferences.backToSpeakers')}</Link>
      </SectionHeader>
      <HelpBox
        section="duplicates"
        steps={[
          t('duplicates.helpMerge'),
          t('duplicates.helpSessions'),
          t('duplicates.helpDistinct'),
          t('duplicates.helpNames'),
        ]}
      />
      <ListStates list={people} noun={t('nouns.speaker.several')}>
        <ListStates list={duplicates} noun={t('duplicates.duplicates')}>
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
            <Icon name="done" /> {t('duplicates.noPairs', { people: people.length })}
          </>
        ) : total > pairs.length ? (
          t('duplicates.firstPairs', { count: total, listed: pairs.length })
        ) : (
          t('duplicates.pairs', { count: total })
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
