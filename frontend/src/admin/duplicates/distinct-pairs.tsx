import type { PersonPair } from '@majlis/contracts/duplicates';
import type { Person } from '@majlis/contracts/people';
import { rich, t } from '#messages/staff';
import { fullName } from '../../ui/text/format-person';
import * as styles from './duplicates.module.scss';
import { useDistinct } from './use-distinct';

type DistinctPairsProps = { pairs: PersonPair[]; findPerson: (id: string) => Person | undefined };

/** The pairs that staff have marked as two people. */
export function DistinctPairs({ pairs, findPerson }: DistinctPairsProps) {
  const { mark, isPending } = useDistinct();
  if (pairs.length === 0) return null;
  return (
    <details className={styles.distinct}>
      <summary>{t('duplicates.pairsNotTheSame', { count: pairs.length })}</summary>
      <ul>
        {pairs.map((ids) => {
          const [one, other] = ids.map(findPerson);
          if (!one || !other) return null;
          const names = [fullName(one), fullName(other)] as const;
          return (
            <li key={String(ids)}>
              <span>
                {rich('duplicates.pair', { one: () => <bdi>{names[0]}</bdi>, other: () => <bdi>{names[1]}</bdi> })}
              </span>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={t('duplicates.proposePairAgain', { one: names[0], other: names[1] })}
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && mark(ids, false)}
              >
                {t('duplicates.proposeAgain')}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
