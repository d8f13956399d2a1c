import type { RowVersion } from '@majlis/contracts/history';
import { useState } from 'react';
import { toJson } from '../../ui/form/form-values';
import { useStaffNames } from '../sign-in/use-staff-names';
import { ComparedField } from './compared-field';
import { type ComparedKeys, describeVersion, formatVersionTime, labelOf, versionKey } from './describe-version';
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
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const { chosen, other } = compared;
  // Newest first, so that the older version is the one found last.
  const [newer, older = newer] = versions.filter((version) => [chosen, other].includes(versionKey(version)));
  const toDisplayed = useDisplayedVersions(subject, versions);
  if (!newer || !older) return null;
  const [before, after] = [older, newer].map(({ values }) => toDisplayed(values));
  const names = [...subject.fields, ...('speakers' in newer.values ? ['speakers'] : [])];
  const isChanged = (name: string) => toJson(before?.[name] ?? '') !== toJson(after?.[name] ?? '');
  const changed = names.filter(isChanged);
  const shown = showsUnchanged ? names : changed;
  const zone = subject.timeZone ?? textOf(newer.values.timezone);

  return (
    <>
      <div className={styles.choices}>
        <VersionSelect
          subject={subject}
          label="Version"
          versions={versions}
          value={chosen}
          onChoose={(key) => onCompare({ chosen: key, other })}
        />
        <VersionSelect
          subject={subject}
          label="Compared with"
          versions={versions}
          value={other}
          onChoose={(key) => onCompare({ chosen, other: key })}
        />
      </div>
      <div className={styles.summary}>
        <p role="status">
          {changed.length === 0
            ? 'Both versions have the same contents.'
            : `${changed.length} of ${names.length} fields differ. `}
          {changed.length > 0 && (
            <>
              <del className={styles.removed}>Removed</del> from the older version,{' '}
              <ins className={styles.added}>added</ins> in the newer one.
            </>
          )}
        </p>
        <label className="switch">
          <input
            type="checkbox"
            checked={showsUnchanged}
            onChange={({ target }) => setShowsUnchanged(target.checked)}
          />
          Show unchanged fields
        </label>
      </div>
      <dl className={styles.fields}>
        {shown.map((name) => (
          <div key={name} className={styles.field} data-changed={isChanged(name)}>
            <dt>{labelOf(subject, name)}</dt>
            <dd>
              <ComparedField
                before={before?.[name]}
                after={after?.[name]}
                isChoice={subject.choices.includes(name)}
                timeZone={zone}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

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
              index === 0 && 'Live',
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
