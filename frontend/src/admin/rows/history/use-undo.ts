import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { undoPath } from '@majlis/contracts/staff/history';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { type Change, sendWrite } from '../../shell/api/write';
import { useStaffNames } from '../../shell/sign-in/auth';
import type { ToastAction } from '../../shell/toast';
import { useWriteTools } from '../../shell/writes';
import { type HistorySubject, useShowHistory } from './show-history';

type Verb = 'undo' | 'redo';

/** Returns toast actions that undo changes; none if nothing was stored. `subject` is the changed row. */
export function useUndo() {
  const { cache, toast, describeError } = useWriteTools();
  const { nameOf, isOwn } = useStaffNames();
  const showHistory = useShowHistory();

  function undoActions(changes: (Change | null)[], subject?: HistorySubject, verb: Verb = 'undo'): ToastAction[] {
    const made = changes.filter((change) => change !== null);
    return made.length === 0 ? [] : [{ label: t(`undo.verbs.${verb}`), run: () => void takeBack(made, verb, subject) }];
  }

  async function takeBack(changes: Change[], verb: Verb, subject?: HistorySubject) {
    const undone: (Change | null)[] = [];
    try {
      for (const { service, id } of changes.toReversed())
        undone.push((await sendWrite<void>('POST', undoPath(service, id))).change);
      toast(t(`undo.done.${verb}`), { actions: undoActions(undone, subject, verb === 'undo' ? 'redo' : 'undo') });
    } catch (error) {
      const { changed, failedRows } = (error instanceof ApiError ? error.response : undefined) ?? {};
      const rows = nameRows(failedRows?.filter((failed) => failed.changed?.by === changed?.by));
      toast(t(`undo.failed.${verb}`), {
        tone: 'destructive',
        detail: changed
          ? t(isOwn(changed.by) ? 'undo.changedMeanwhileByYou' : 'undo.changedMeanwhile', {
              name: nameOf(changed.by),
              rows,
              when: formatLocalDateTime(changed.at),
            })
          : describeError(error),
        actions: changed && subject && [{ label: t('common.compare'), run: () => showHistory(subject) }],
      });
    }
    await cache.invalidateQueries();
  }

  return (changes: (Change | null)[], subject?: HistorySubject) => undoActions(changes, subject);
}

const maxNames = 3;

function nameRows(failedRows: FailedRow[] = []): string {
  const names = failedRows.flatMap(({ label }) => label ?? []);
  if (names.length === 0) return t('undo.unnamed');
  const quoted = names.slice(0, maxNames).map((name) => t('common.quoted', { name }));
  return t('undo.rows', { names: quoted.join(t('lists.listSeparator')), others: Math.max(0, names.length - maxNames) });
}
