import { rowHistory } from '@majlis/contracts/staff/history';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { ListStates } from '../../shell/list-states';
import { ComparedFields, useDisplayedVersions } from '../history/compared-fields';
import type { HistorySubject } from '../history/show-history';

/** Compares a draft with the live row, which is the newest version of its history. */
export function CompareDialog({ subject, onClose }: { subject: HistorySubject; onClose: () => void }) {
  const history = useQuery({ ...query(rowHistory(subject.path, 1)), staleTime: 0 });
  const versions = history.data?.versions ?? [];
  const toDisplayed = useDisplayedVersions(subject, versions);
  const [live] = versions;
  const { draft } = subject;
  if (!draft) return null;
  return (
    <Dialog title={t('drafts.draftOf', { name: subject.name })} shape="wide" onClose={onClose}>
      <div className="dialog-body">
        <p className="muted">{draft.description}</p>
        <ListStates list={history} noun={t('history.versions')}>
          {live && (
            <ComparedFields
              subject={subject}
              names={[...subject.fields, ...('speakers' in draft.values ? ['speakers'] : [])]}
              before={toDisplayed(live.values)}
              after={toDisplayed({ ...live.values, ...draft.values })}
              labels="draftLabels"
            />
          )}
        </ListStates>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
    </Dialog>
  );
}
