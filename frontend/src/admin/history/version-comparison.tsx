import type { RowVersion } from '@majlis/contracts/history';
import { t } from '#messages/staff';
import { useStaffNames } from '../sign-in/use-staff-names';
import { ComparedFields } from './compared-fields';
import { type ComparedKeys, describeVersion, formatVersionTime, isTranslation, versionKey } from './describe-version';
import * as styles from './history.module.scss';
import type { HistorySubject } from './show-history';
import { useDisplayedVersions } from './use-displayed-versions';

type VersionComparisonProps = {
  subject: HistorySubject;
  versions: RowVersion[];
  compared: ComparedKeys;
  onCompare: (compared: ComparedKeys) => void;
};

/** Compares two versions field by field, the older one first. */
export function VersionComparison({ subject, versions, compared, onCompare }: VersionComparisonProps) {
  const { chosen, other } = compared;
  // Newest first, so that the older version is the one found last.
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

/** The speakers of a session, and translations such as 'title (ar)'. */
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
      <select className="control control-select" value={value} onChange={({ target }) => onChoose(target.value)}>
        {versions.map((version, index) => (
          <option key={versionKey(version)} value={versionKey(version)}>
            {[
              index === 0 && t('history.live'),
              formatVersionTime(version),
              version.actor && actorName(version.actor),
              version.actor && describeVersion(subject, version),
            ]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}
