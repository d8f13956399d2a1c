import { useState } from 'react';
import { type FormValues, toJson } from '../../ui/form/form-values';
import { ComparedField } from './compared-field';
import { labelOf } from './describe-version';
import * as styles from './history.module.scss';
import type { HistorySubject } from './show-history';

type ComparedFieldsProps = {
  subject: HistorySubject;
  names: string[];
  before: FormValues;
  after: FormValues;
  /** The older version comes first. */
  labels?: { both: string; before: string; after: string };
};

const versionLabels = { both: 'Both versions', before: 'the older version', after: 'the newer one' };

export function ComparedFields({ subject, names, before, after, labels = versionLabels }: ComparedFieldsProps) {
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const isChanged = (name: string) => toJson(before[name] ?? '') !== toJson(after[name] ?? '');
  const changed = names.filter(isChanged);
  const shown = showsUnchanged ? names : changed;
  return (
    <>
      <div className={styles.summary}>
        <p role="status">
          {changed.length === 0
            ? `${labels.both} have the same contents.`
            : `${changed.length} of ${names.length} fields differ. `}
          {changed.length > 0 && (
            <>
              <del className={styles.removed}>Removed</del> from {labels.before},{' '}
              <ins className={styles.added}>added</ins> in {labels.after}.
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
                before={before[name]}
                after={after[name]}
                isChoice={subject.choices.includes(name)}
                timeZone={subject.timeZone}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
