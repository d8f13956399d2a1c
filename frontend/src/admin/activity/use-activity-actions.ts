import type { ChangedRow } from '@majlis/contracts/activity';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { capitalize } from '../capitalize';
import { useDescribeError } from '../crud/use-describe-error';
import { useConfirm } from '../dialog/confirm';
import { useShowHistory } from '../history/show-history';
import { useUndo } from '../history/use-undo';
import { pathInSection } from '../layout/section-of-table';
import type { ConferenceSection } from '../sections';
import { useStaffNames } from '../sign-in/use-staff-names';
import { useToast } from '../toast/toast';
import { type ChangeActivity, toSentence } from './describe-activity';
import { ExplainedError } from './explained-error';
import { conferenceIdOf, findSubject } from './subject-of-row';

export function useActivityActions() {
  const cache = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const describeError = useDescribeError();
  const showHistory = useShowHistory();
  const undoActions = useUndo();
  const { actorName } = useStaffNames();

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
    findPlace: (row: ChangedRow, section: ConferenceSection) =>
      reportFailure(t('activity.openFailed'), async () =>
        pathInSection(section, await conferenceIdOf(cache, row, section)),
      ),
    compare: async (row: ChangedRow, changeId: string) => {
      const subject = await reportFailure(t('common.historyNotLoaded'), () => findSubject(cache, row));
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
      const subject = row && (await findSubject(cache, row).catch(() => undefined));
      for (const { run } of undoActions([{ service, id }], subject)) run();
    },
  };
}
