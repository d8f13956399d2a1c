import { useState } from 'react';
import * as messages from '#messages/staff/history';
import { fillIn } from '../../messages/fill-in';
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
  labels?: typeof messages.versionLabels;
};

export function ComparedFields(props: ComparedFieldsProps) {
  const { subject, names, before, after, labels = messages.versionLabels } = props;
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const isChanged = (name: string) => toJson(before[name] ?? '') !== toJson(after[name] ?? '');
  const changed = names.filter(isChanged);
  const shown = showsUnchanged ? names : changed;
  return (
    <>
      <div className={styles.summary}>
        <p role="status">
          {changed.length === 0 ? (
            labels.same
          ) : (
            <>
              {messages.fieldsDiffer(changed.length, names.length)}{' '}
              {fillIn(labels.marks, {
                removed: <del className={styles.removed}>{messages.markRemoved}</del>,
                added: <ins className={styles.added}>{messages.markAdded}</ins>,
              })}
            </>
          )}
        </p>
        <label className="switch">
          <input
            type="checkbox"
            checked={showsUnchanged}
            onChange={({ target }) => setShowsUnchanged(target.checked)}
          />
          {messages.showUnchanged}
        </label>
      </div>
      <dl className={styles.fields}>
        {shown.map((name) => (
          <div key={name} className={styles.field} data-changed={isChanged(name)}>
            <dt>{labelOf(subject, name)}</dt>
            <dd>
              <ComparedField
                name={name}
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
