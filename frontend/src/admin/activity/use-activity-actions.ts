import type { ChangedRow } from '@majlis/contracts/activity';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { capitalize } from '../capitalize';
import { useDescribeError } from '../crud/use-describe-error';
import { useConfirm } from '../dialog/confirm';
import { useShowHistory } from '../history/show-history';
import { useUndo } from '../history/use-undo';
import { sectionOfTable } from '../layout/section-of-table';
import { useStaffNames } from '../sign-in/use-staff-names';
import { useToast } from '../toast/toast';
import { type ChangeActivity, toSentence } from './describe-activity';
import { ExplainedError } from './explained-error';

export function useActivityActions() {
  const cache = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const describeError = useDescribeError();
  const showHistory = useShowHistory();
  const undoActions = useUndo();
  const { actorName } = useStaffNames();

  /** Every section's lists are loaded only when something is compared. */
  const findSubject = async (row: ChangedRow) => (await import('./subject-of-row')).findSubject(cache, row);

  async function reportFailure<Result>(message: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      toast(message, {
        tone: 'destructive',
        detail: error instanceof ExplainedError ? error.message : describeError(error),
      });
      return undefined;
    }
  }

  return {
    findPlace: (row: ChangedRow) =>
      reportFailure(t('activity.openFailed'), async () => {
        const { conferenceIdOf } = await import('./conference-of-row');
        return sectionOfTable(row.table)?.path(await conferenceIdOf(cache, row));
      }),
    compare: async (row: ChangedRow, changeId: string) => {
      const subject = await reportFailure(t('common.historyNotLoaded'), () => findSubject(row));
      if (subject) showHistory({ ...subject, comparedChange: changeId });
    },
    undo: async (entry: ChangeActivity) => {
      const { id, service, actor, rows } = entry;
      const isConfirmed = await confirm({
        question: t('activity.undoThisChange'),
        detail: `${toSentence(entry, capitalize(actorName(actor)))}.`,
        confirmLabel: t('activity.undoChange'),
      });
      if (!isConfirmed) return;
      const [row] = rows;
      const subject = row && (await findSubject(row).catch(() => undefined));
      for (const { run } of undoActions([{ service, id }], subject)) run();
    },
  };
}
