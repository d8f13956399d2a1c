import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import { type RowVersion, rowHistory } from '@majlis/contracts/staff/history';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ZodError } from 'zod';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { firstErrors } from '../../fields/form/contract-fields';
import { SmallButton } from '../../shell/buttons';
import { useConfirm } from '../../shell/confirm';
import { Badge, Select } from '../../shell/controls';
import { ListStates } from '../../shell/section-parts';
import { useStaffNames } from '../../shell/sign-in/auth';
import { fieldErrorsOf, textsOf } from '../../shell/text';
import { useDescribeError, useWriteTools } from '../../shell/writes';
import { formsOf } from '../resource/resource-config';
import { ComparedFields, useDisplayedVersions } from './compared-fields';
import {
  type ComparedKeys,
  describeVersion,
  formatVersionTime,
  isOfTranslations,
  isTranslation,
  labelOf,
  versionKey,
} from './describe-version';
import * as styles from './history.module.scss';
import { DeletedRowError } from './history-subject';
import type { HistorySubject } from './show-history';
import { useUndo } from './use-undo';

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
            <SmallButton
              label={t('history.showOlder')}
              className="show-more"
              disabled={history.isPlaceholderData}
              onClick={() => setLimit(Math.min(limit * 3, maxVersions))}
            />
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
          {t('ui.close')}
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

type VersionListProps = {
  subject: HistorySubject;
  versions: RowVersion[];
  isRestoring: boolean;
  onCompare: (compared: ComparedKeys) => void;
  /** Returns undefined for a version that cannot be restored, such as the live one. */
  onRestore: (version: RowVersion) => (() => void) | undefined;
  /** Returns undefined unless only translations were changed; other versions are restored instead. */
  onUndo: (version: RowVersion) => (() => void) | undefined;
};

function VersionList({ subject, versions, isRestoring, onCompare, onRestore, onUndo }: VersionListProps) {
  const { actorName } = useStaffNames();
  const [live, previous] = versions;
  if (!live) return <p className="muted">{t('history.noVersions')}</p>;
  // Each move in the list changes the order of all rows that it passes.
  const shown = versions.filter((version) => version === live || version.fields.join() !== 'order');
  return (
    <ol className="list">
      {shown.map((version) => {
        const when = formatVersionTime(version);
        const restore = onRestore(version);
        const undo = onUndo(version);
        return (
          <li key={versionKey(version)} className={styles.version}>
            <div className={styles.text}>
              <p className={styles.who}>
                {version.actor && <bdi>{actorName(version.actor)}</bdi>} <span className={styles.when}>{when}</span>
                {version === live && <Badge tone="green">{t('history.live')}</Badge>}
              </p>
              <p className="muted">{describeVersion(subject, version)}</p>
            </div>
            <div className={styles.actions}>
              {version === live ? (
                previous && (
                  <SmallButton
                    label={t('history.compareWithPrevious')}
                    onClick={() => onCompare({ chosen: versionKey(previous), other: versionKey(live) })}
                  />
                )
              ) : (
                <SmallButton onClick={() => onCompare({ chosen: versionKey(version), other: versionKey(live) })}>
                  {t('drafts.compareWithLive')}
                  <span className="visually-hidden">: {when}</span>
                </SmallButton>
              )}
              {undo && (
                <SmallButton icon="undo" disabled={isRestoring} onClick={undo}>
                  {t('history.undoChange')}
                  <span className="visually-hidden">: {when}</span>
                </SmallButton>
              )}
              {restore && (
                <SmallButton icon="undo" disabled={isRestoring} onClick={restore}>
                  {t('history.restoreVersion')}
                  <span className="visually-hidden">: {when}</span>
                </SmallButton>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Says why a version could not be restored, such as a slug that another row has by now. */
function RestoreError({ subject, error }: { subject: HistorySubject; error: Error | null }) {
  const describeError = useDescribeError();
  if (!error) return null;
  const fields = Object.entries(fieldErrors(error, (name) => labelOf(subject, name)));
  const reason =
    error instanceof DeletedRowError ? t('history.rowIsDeleted', { ...formsOf(subject.noun) }) : describeError(error);
  return (
    <div role="alert" className="callout" data-tone="error">
      <p>
        <strong>{t('history.notRestored')}</strong> {fields.length === 0 && reason}
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, message]) => (
            <li key={name}>
              {labelOf(subject, name)}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function fieldErrors(error: Error, labelOfField: (name: string) => string): Record<string, string> {
  if (error instanceof ZodError) return textsOf(firstErrors(error.issues), labelOfField);
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error, labelOfField)).map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}

function useRestoreVersion(subject: HistorySubject, onClose: () => void) {
  const { cache, toast } = useWriteTools();
  const undo = useUndo();
  const confirm = useConfirm();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ values }: RowVersion) => subject.restore(cache, values),
    onSuccess: async (changes) => {
      toast(subject.restoredMessage, { actions: undo(changes, subject) });
      subject.onRestored?.();
      onClose();
      await cache.invalidateQueries();
    },
  });

  const confirmLosing = async (question: string, confirmLabel: string): Promise<boolean> =>
    !subject.hasUnsavedChanges || confirm({ question, detail: t('drafts.changesWillBeLost'), confirmLabel });

  return {
    restore: async (version: RowVersion) => {
      if (await confirmLosing(t('history.restoreQuestion'), t('drafts.discardAndRestore'))) mutate(version);
    },
    /** Undoes a change of translations, which restoring a version of the row would not do. */
    undo: async ({ changeId }: RowVersion) => {
      if (!changeId || !(await confirmLosing(t('activity.undoThisChange'), t('history.discardAndUndo')))) return;
      for (const { run } of undo([{ service: serviceOfPath(subject.path), id: changeId }], subject)) run();
      subject.onRestored?.();
      onClose();
    },
    isPending,
    error,
  };
}

type VersionComparisonProps = {
  subject: HistorySubject;
  versions: RowVersion[];
  compared: ComparedKeys;
  onCompare: (compared: ComparedKeys) => void;
};

function VersionComparison({ subject, versions, compared, onCompare }: VersionComparisonProps) {
  const { chosen, other } = compared;
  // Versions are sorted newest first, so the older one is found last.
  const [newer, older = newer] = versions.filter((version) => [chosen, other].includes(versionKey(version)));
  const toDisplayed = useDisplayedVersions(subject, versions);
  if (!newer || !older) return null;
  const others = Object.keys({ ...older.values, ...newer.values }).filter(isShownBesideFields);
  const names = [...subject.fields, ...others];
  const zone = subject.timeZone ?? textOf(newer.values.timezone);

  return (
    <>
      <div className={styles.choices}>
        <VersionSelect
          subject={subject}
          label={t('history.version')}
          versions={versions}
          value={chosen}
          onChoose={(key) => onCompare({ chosen: key, other })}
        />
        <VersionSelect
          subject={subject}
          label={t('history.comparedWith')}
          versions={versions}
          value={other}
          onChoose={(key) => onCompare({ chosen, other: key })}
        />
      </div>
      <ComparedFields
        subject={{ ...subject, timeZone: zone }}
        names={names}
        before={toDisplayed(older.values)}
        after={toDisplayed(newer.values)}
      />
    </>
  );
}

/** True for the speakers of a session, and for translations such as 'title (ar)'. */
const isShownBesideFields = (name: string): boolean => name === 'speakers' || isTranslation(name);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

type VersionSelectProps = {
  subject: HistorySubject;
  label: string;
  versions: RowVersion[];
  value: string;
  onChoose: (key: string) => void;
};

function VersionSelect({ subject, label, versions, value, onChoose }: VersionSelectProps) {
  const { actorName } = useStaffNames();
  return (
    <label className={styles.choice}>
      {label}
      <Select
        value={value}
        options={versions.map((version, index) => ({
          value: versionKey(version),
          label: [
            index === 0 && t('history.live'),
            formatVersionTime(version),
            version.actor && actorName(version.actor),
            version.actor && describeVersion(subject, version),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        onChoose={(key) => key && onChoose(key)}
      />
    </label>
  );
}
