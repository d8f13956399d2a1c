import { mergePreview } from '@majlis/contracts/duplicates';
import type { SessionCounts } from '@majlis/contracts/session-counts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { Dialog } from '../../ui/dialog/dialog';
import { ListStates } from '../crud/list-states';
import * as styles from './merge.module.scss';
import { MergeEffects } from './merge-effects';
import { MergeField } from './merge-field';
import { differingFields, type FieldChoices, mergeValues, type People, presetChoices } from './merge-fields';
import { PersonSummary } from './person-summary';
import { useMerge } from './use-merge';

type MergeDialogProps = People & { counts: SessionCounts | undefined; onClose: () => void };

/** Shows two people side by side, and makes one of them with the values that are chosen. */
export function MergeDialog({ kept, merged, counts, onClose }: MergeDialogProps) {
  // Who is kept must not change while the counts or people are loaded again; their values may.
  const [ids] = useState({ kept: kept.id, merged: merged.id });
  const [one, other] = kept.id === ids.kept ? [kept, merged] : [merged, kept];
  const people: People = { kept: one, merged: other };
  const preview = useQuery({ ...query(mergePreview(ids.kept, ids.merged)), staleTime: 0 });
  const [chosen, setChosen] = useState<FieldChoices>({});
  const { merge, isPending, error } = useMerge(onClose);
  const choices = { ...presetChoices(people), ...chosen };
  const names = differingFields(people);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && preview.data) merge({ ...people, values: mergeValues(people, choices) });
  }
  return (
    <Dialog title={t('merge.mergeTwo')} shape="wide" isBusy={isPending} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <div className="dialog-body">
          {error !== null && (
            <p role="alert" className="callout" data-tone="error">
              <strong>{t('merge.nothingMerged')}</strong> <bdi>{error}</bdi>
            </p>
          )}
          <div className={styles.people}>
            <PersonSummary person={people.kept} counts={counts} />
            <PersonSummary person={people.merged} counts={counts} />
          </div>
          <h3 className={styles.heading}>
            {names.length === 0 ? t('merge.allTheSame') : t('merge.chooseWhatStays', { count: names.length })}
          </h3>
          {names.map((name) => (
            <MergeField
              key={name}
              name={name}
              people={people}
              choice={choices[name] ?? 'kept'}
              onChoose={(choice) => setChosen((current) => ({ ...current, [name]: choice }))}
            />
          ))}
          <h3 className={styles.heading}>{t('merge.whatHappens')}</h3>
          <ListStates list={preview} noun={t('nouns.session.several')}>
            {preview.data && <MergeEffects people={people} preview={preview.data} />}
          </ListStates>
        </div>
        <div className="dialog-foot">
          <button type="button" className="btn btn-quiet" disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={isPending || !preview.data || undefined}>
            {isPending ? t('merge.merging') : t('merge.merge')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
