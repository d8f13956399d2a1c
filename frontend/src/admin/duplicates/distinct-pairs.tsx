import type { PersonPair } from '@majlis/contracts/duplicates';
import type { Person } from '@majlis/contracts/people';
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
      <summary>Not the same person ({pairs.length})</summary>
      <ul>
        {pairs.map((ids) => {
          const [one, other] = ids.map(findPerson);
          if (!one || !other) return null;
          const names = `${fullName(one)} and ${fullName(other)}`;
          return (
            <li key={String(ids)}>
              <span>
                <bdi>{fullName(one)}</bdi> and <bdi>{fullName(other)}</bdi>
              </span>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={`Propose again: ${names}`}
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && mark(ids, false)}
              >
                Propose again
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
