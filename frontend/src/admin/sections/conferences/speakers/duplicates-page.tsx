// The bundler reaches this page before the root, but admin.scss must be the first style sheet of the staff area.
import '../../../../styles/admin/admin.scss';
import {
  type DuplicatePeople,
  type DuplicateReason,
  distinctPeoplePath,
  duplicatePeople,
  type PersonPair,
} from '@majlis/contracts/people/duplicates';
import type { ListedPerson, Person } from '@majlis/contracts/people/people.schema';
import { type SessionCounts, sessionCounts } from '@majlis/contracts/people/session-counts';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { queriesUnder, query } from '../../../../api/query';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { fullName } from '../../../../ui/text/formats';
import { sendWrite } from '../../../shell/api/write';
import { Icon, SmallButton } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { ListStates, SectionHeader } from '../../../shell/section-parts';
import { useMark } from '../../../shell/writes';
import * as styles from './duplicates.module.scss';
import { MergeDialog, orderPair, type People, PersonSummary } from './merge-dialog';

export function DuplicatesPage() {
  const duplicates = useQuery({ ...query(duplicatePeople), staleTime: 0 });
  const people = useQuery(query(staffEndpoints.people));
  return (
    <>
      <SectionHeader
        title={t('conferences.possibleDuplicates')}
        description={t('duplicates.description')}
        level={2}
        help={{
          section: 'duplicates',
          steps: [
            t('duplicates.helpMerge'),
            t('duplicates.helpSessions'),
            t('duplicates.helpDistinct'),
            t('duplicates.helpNames'),
          ],
        }}
      >
        <Link to={managementPaths.speakers}>{t('conferences.backToSpeakers')}</Link>
      </SectionHeader>
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

type DuplicatePairProps = {
  ids: PersonPair;
  reasons: DuplicateReason[];
  pair: People;
  counts: SessionCounts | undefined;
  onMerge: () => void;
};

function DuplicatePair({ ids, reasons, pair: { kept, merged }, counts, onMerge }: DuplicatePairProps) {
  const { mark, isPending } = useDistinct();
  const names = [fullName(kept), fullName(merged)] as const;
  return (
    <li className={styles.pair}>
      <ul className={styles.reasons} aria-label={t('duplicates.whatIsTheSame')}>
        {reasons.map((reason) => (
          <li key={reason} className="badge" data-tone={reason === 'name' ? 'plain' : 'gold'}>
            {t(`duplicates.reasons.${reason}`)}
          </li>
        ))}
      </ul>
      <div className={styles.people}>
        <PersonSummary person={kept} counts={counts} />
        <PersonSummary person={merged} counts={counts} />
      </div>
      <div className={styles.actions}>
        <SmallButton
          isPrimary
          label={t('duplicates.openMerge')}
          aria-label={t('duplicates.mergePair', { one: names[0], other: names[1] })}
          onClick={onMerge}
        />
        <SmallButton
          label={t('duplicates.notTheSame')}
          aria-label={t('duplicates.pairNotTheSame', { one: names[0], other: names[1] })}
          isBusy={isPending}
          onClick={() => mark(ids, true)}
        />
      </div>
    </li>
  );
}

/** Lists the pairs that staff have marked as two people. */
function DistinctPairs({ pairs, findPerson }: { pairs: PersonPair[]; findPerson: (id: string) => Person | undefined }) {
  const { mark, isPending } = useDistinct();
  if (pairs.length === 0) return null;
  return (
    <details className={styles.distinct}>
      <summary>{t('duplicates.pairsNotTheSame', { count: pairs.length })}</summary>
      <ul className={styles.list}>
        {pairs.map((ids) => {
          const [one, other] = ids.map(findPerson);
          if (!one || !other) return null;
          const names = [fullName(one), fullName(other)] as const;
          return (
            <li key={String(ids)}>
              <span>
                {rich('duplicates.pair', { one: () => <bdi>{names[0]}</bdi>, other: () => <bdi>{names[1]}</bdi> })}
              </span>
              <SmallButton
                label={t('duplicates.proposeAgain')}
                aria-label={t('duplicates.proposePairAgain', { one: names[0], other: names[1] })}
                isBusy={isPending}
                onClick={() => mark(ids, false)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const useDistinct = () =>
  useMark({
    write: (ids: PersonPair, isDistinct) => sendWrite<void>(isDistinct ? 'PUT' : 'DELETE', distinctPeoplePath(ids)),
    list: queriesUnder(duplicatePeople.path),
    describe: (isDistinct) => ({
      done: isDistinct ? t('duplicates.remembered') : t('duplicates.proposedAgain'),
      failed: t('duplicates.rememberFailed'),
    }),
  });
