import type { FailedRow } from '@majlis/contracts/bulk';
import { undoPath } from '@majlis/contracts/history';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client';
import { type Change, sendWrite } from '../../api/write';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { type ToastAction, useToast } from '../../ui/toast/toast';
import { useDescribeError } from '../crud/use-describe-error';
import { useStaffNames } from '../sign-in/use-staff-names';
import { type HistorySubject, useShowHistory } from './show-history';

type Verb = 'Undo' | 'Redo';

/** Returns the toast actions that take changes back; none if nothing was changed. `subject` is the changed row. */
export function useUndo() {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const { nameOf, isOwn } = useStaffNames();
  const showHistory = useShowHistory();

  function undoActions(changes: (Change | null)[], subject?: HistorySubject, verb: Verb = 'Undo'): ToastAction[] {
    const made = changes.filter((change) => change !== null);
    return made.length === 0 ? [] : [{ label: verb, run: () => void takeBack(made, verb, subject) }];
  }

  async function takeBack(changes: Change[], verb: Verb, subject?: HistorySubject) {
    const undone: (Change | null)[] = [];
    try {
      for (const { service, id } of changes.toReversed())
        undone.push((await sendWrite<void>('POST', undoPath(service, id))).change);
      const [message, opposite] = verb === 'Undo' ? (['Undone', 'Redo'] as const) : (['Redone', 'Undo'] as const);
      toast(message, { actions: undoActions(undone, subject, opposite) });
    } catch (error) {
      const { changed, failedRows } = (error instanceof ApiError ? error.response : undefined) ?? {};
      const names = nameRows(failedRows?.filter((failed) => failed.changed?.by === changed?.by));
      toast(`Failed to ${verb.toLowerCase()}`, {
        tone: 'destructive',
        detail: changed
          ? `${isOwn(changed.by) ? 'You' : nameOf(changed.by)} changed ${names} ${formatLocalDateTime(changed.at)}.`
          : describeError(error),
        actions: changed && subject && [{ label: 'Compare', run: () => showHistory(subject) }],
      });
    }
    await cache.invalidateQueries();
  }

  return (changes: (Change | null)[], subject?: HistorySubject) => undoActions(changes, subject);
}

const maxNames = 3;

/** Names the rows of a change for many that could not be taken back. */
function nameRows(failedRows: FailedRow[] = []): string {
  const names = failedRows.flatMap(({ label }) => (label === null ? [] : `“${label}”`));
  if (names.length === 0) return 'it';
  const others = names.length - maxNames;
  return `${names.slice(0, maxNames).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}
