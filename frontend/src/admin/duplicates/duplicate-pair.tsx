import type { DuplicateReason, PersonPair } from '@majlis/contracts/duplicates';
import type { SessionCounts } from '@majlis/contracts/session-counts';
import { t } from '#messages/staff';
import { fullName } from '../../ui/text/format-person';
import * as styles from './duplicates.module.scss';
import type { People } from './merge-fields';
import { PersonSummary } from './person-summary';
import { useDistinct } from './use-distinct';

type DuplicatePairProps = {
  ids: PersonPair;
  reasons: DuplicateReason[];
  pair: People;
  counts: SessionCounts | undefined;
  onMerge: () => void;
};

export function DuplicatePair({ ids, reasons, pair: { kept, merged }, counts, onMerge }: DuplicatePairProps) {
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
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-label={t('duplicates.mergePair', { one: names[0], other: names[1] })}
          onClick={onMerge}
        >
          {t('duplicates.openMerge')}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={t('duplicates.pairNotTheSame', { one: names[0], other: names[1] })}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mark(ids, true)}
        >
          {t('duplicates.notTheSame')}
        </button>
      </div>
    </li>
  );
}
