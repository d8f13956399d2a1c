import { type RowVersion, rowHistory } from '@majlis/contracts/history';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { Dialog } from '../../ui/dialog/dialog';
import { ListStates } from '../crud/list-states';
import { formsOf } from '../crud/noun';
import { type ComparedKeys, isOfTranslations, versionKey } from './describe-version';
import * as styles from './history.module.scss';
import { RestoreError } from './restore-error';
import type { HistorySubject } from './show-history';
import { useRestoreVersion } from './use-restore-version';
import { VersionComparison } from './version-comparison';
import { VersionList } from './version-list';

const pageSize = 20;
const maxVersions = 500;

export function HistoryDialog({ subject, onClose }: { subject: HistorySubject; onClose: () => void }) {
  const [limit, setLimit] = useState(pageSize);
  const [opened, setCompared] = useState<ComparedKeys | null | undefined>();
  const body = useRef<HTMLDivElement>(null);
  const history = useQuery({
    ...query(rowHistory(subject.path, limit)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { versions, hasOlder } = history.data ?? { versions: [], hasOlder: false };
  // Until the user chooses otherwise, the change that the dialog was opened for is compared.
  const compared = opened === undefined ? compareChange(versions, subject.comparedChange) : opened;
  const { restore, undo, isPending, error } = useRestoreVersion(subject, onClose);
  const [live] = versions;
  const isDeleted = live?.values.deletedAt != null;
  const chosen = versions.find((version) => versionKey(version) === compared?.chosen);
  const canUndo = (version: RowVersion) => !isDeleted && isOfTranslations(version);
  const canRestore = (version: RowVersion) => !isDeleted && version !== live && !canUndo(version);

  /** The pressed button disappears, so the focus moves to what appears. */
  function show(keys: ComparedKeys | null) {
    setCompared(keys);
    body.current?.focus();
  }

  return (
    <Dialog
      title={t('history.historyOf', { name: subject.name })}
      shape="wide"
      isBusy={isPending}
      onClose={() => isPending || onClose()}
    >
      <div ref={body} className={`dialog-body ${styles.body}`} tabIndex={-1}>
        <RestoreError subject={subject} error={error} />
        {isDeleted && (
          <p className="callout" data-tone="info">
            {t('history.restoreFirst', { ...formsOf(subject.noun) })}
          </p>
        )}
        <ListStates list={history} noun={t('history.versions')}>
          {compared && chosen ? (
            <VersionComparison subject={subject} versions={versions} compared={compared} onCompare={setCompared} />
          ) : (
            <VersionList
              subject={subject}
              versions={versions}
              isRestoring={isPending}
              onCompare={show}
              onRestore={(version) => (canRestore(version) ? () => void restore(version) : undefined)}
              onUndo={(version) => (canUndo(version) ? () => void undo(version) : undefined)}
            />
          )}
          {!compared && hasOlder && limit < maxVersions && (
            <button
              type="button"
              className="btn btn-quiet btn-sm show-more"
              disabled={history.isPlaceholderData}
              onClick={() => setLimit(Math.min(limit * 3, maxVersions))}
            >
              {t('history.showOlder')}
            </button>
          )}
        </ListStates>
      </div>
      <div className="dialog-foot">
        {compared && (
          <button type="button" className={`btn btn-quiet ${styles.back}`} onClick={() => show(null)}>
            {t('history.allVersions')}
          </button>
        )}
        <button type="button" className="btn btn-quiet" disabled={isPending} onClick={onClose}>
          {t('common.close')}
        </button>
        {chosen && canRestore(chosen) && (
          <button type="button" className="btn btn-primary" disabled={isPending} onClick={() => void restore(chosen)}>
            {isPending ? t('history.restoring') : t('history.restoreVersion')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Returns null for a change that is not among the versions, such as one that is older. */
function compareChange(versions: RowVersion[], changeId?: string): ComparedKeys | null {
  const index = versions.findIndex((version) => version.changeId === changeId);
  const [changed, before] = versions.slice(index, index + 2);
  return changeId && changed && before ? { chosen: versionKey(before), other: versionKey(changed) } : null;
}
