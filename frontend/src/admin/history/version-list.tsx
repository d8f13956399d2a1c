import type { RowVersion } from '@majlis/contracts/history';
import { t } from '#messages/staff';
import { Icon } from '../icon';
import { useStaffNames } from '../sign-in/use-staff-names';
import { type ComparedKeys, describeVersion, formatVersionTime, versionKey } from './describe-version';
import * as styles from './history.module.scss';
import type { HistorySubject } from './show-history';

type VersionListProps = {
  subject: HistorySubject;
  versions: RowVersion[];
  isRestoring: boolean;
  onCompare: (compared: ComparedKeys) => void;
  /** Returns undefined for a version that cannot be restored. */
  onRestore: (version: RowVersion) => (() => void) | undefined;
  /** Returns undefined for a version that is restored instead. */
  onUndo: (version: RowVersion) => (() => void) | undefined;
};

export function VersionList({ subject, versions, isRestoring, onCompare, onRestore, onUndo }: VersionListProps) {
  const { actorName } = useStaffNames();
  const [live, previous] = versions;
  if (!live) return <p className="muted">{t('history.noVersions')}</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((version) => {
        const when = formatVersionTime(version);
        const restore = onRestore(version);
        const undo = onUndo(version);
        return (
          <li key={versionKey(version)} className={styles.version}>
            <div className={styles.text}>
              <p className={styles.who}>
                {version.actor && <bdi>{actorName(version.actor)}</bdi>} <span className={styles.when}>{when}</span>
                {version === live && (
                  <span className="badge" data-tone="green">
                    {t('history.live')}
                  </span>
                )}
              </p>
              <p className="muted">{describeVersion(subject, version)}</p>
            </div>
            <div className={styles.actions}>
              {version === live ? (
                previous && (
                  <CompareButton
                    label={t('history.compareWithPrevious')}
                    onPress={() => onCompare({ chosen: versionKey(previous), other: versionKey(live) })}
                  />
                )
              ) : (
                <CompareButton
                  label={t('drafts.compareWithLive')}
                  of={when}
                  onPress={() => onCompare({ chosen: versionKey(version), other: versionKey(live) })}
                />
              )}
              {undo && (
                <button type="button" className="btn btn-quiet btn-sm" disabled={isRestoring} onClick={undo}>
                  <Icon name="undo" /> {t('history.undoChange')}
                  <span className="visually-hidden">: {when}</span>
                </button>
              )}
              {restore && (
                <button type="button" className="btn btn-quiet btn-sm" disabled={isRestoring} onClick={restore}>
                  <Icon name="undo" /> {t('history.restoreVersion')}
                  <span className="visually-hidden">: {when}</span>
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type CompareButtonProps = { label: string; of?: string; onPress: () => void };

const CompareButton = ({ label, of, onPress }: CompareButtonProps) => (
  <button type="button" className="btn btn-quiet btn-sm" onClick={onPress}>
    {label}
    {of && <span className="visually-hidden">: {of}</span>}
  </button>
);
