import type { PersonChoice } from '@majlis/contracts/staff/imports.schema';
import { useId } from 'react';
import { t } from '#messages/staff';
import { formatRows } from './import-kind';
import * as styles from './name-choices.module.scss';

type NameChoicesProps = { choices: PersonChoice[]; onChoose: (key: string, id: string) => void };

/** Staff choose whom the file means by a name that several people have. */
export function NameChoices({ choices, onChoose }: NameChoicesProps) {
  const id = useId();
  if (choices.length === 0) return null;
  const open = choices.filter(({ chosen }) => chosen === null).length;
  return (
    <section aria-labelledby={id} className={`callout ${styles.choices}`} data-tone={open > 0 ? 'warning' : 'info'}>
      <h4 id={id} className={styles.heading}>
        {open > 0 ? t('import.openNames', { count: open }) : t('import.namesOfSeveral')}
      </h4>
      {open > 0 && <p>{t('import.chooseWho')}</p>}
      <ul className={styles.list}>
        {choices.map((choice) => (
          <NameChoice key={choice.key} choice={choice} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function NameChoice({ choice, onChoose }: { choice: PersonChoice; onChoose: NameChoicesProps['onChoose'] }) {
  const { key, name, rows, people, chosen } = choice;
  const id = useId();
  return (
    <li className={styles.choice}>
      <label htmlFor={id}>
        <bdi>{name}</bdi> <span className="muted">({formatRows(rows)})</span>
      </label>
      <select
        id={id}
        className="control control-select"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(key, target.value)}
      >
        {chosen === null && <option value="">{t('import.choose')}</option>}
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.detail
              ? t('import.personWith', { name: person.name, detail: person.detail })
              : t('import.personWithout', { name: person.name })}
          </option>
        ))}
        <option value="new">{t('import.newPerson')}</option>
      </select>
    </li>
  );
}
