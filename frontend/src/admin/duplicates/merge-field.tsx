import { useId } from 'react';
import { toText } from '../../ui/form/form-values';
import { fullName } from '../../ui/text/format-person';
import { fieldLabel } from '../history/field-label';
import { Thumbnail } from '../thumbnail';
import * as styles from './merge.module.scss';
import { type FieldChoice, type FieldName, hasBothChoice, joinedAreas, type People } from './merge-fields';

type MergeFieldProps = {
  name: FieldName;
  people: People;
  choice: FieldChoice;
  onChoose: (choice: FieldChoice) => void;
};

const labels: Partial<Record<FieldName, string>> = { slug: 'Address', showEmail: 'Contact link' };

/** The values of both people; one of them stays. */
export function MergeField({ name, people, choice, onChoose }: MergeFieldProps) {
  const group = useId();
  const options: { value: FieldChoice; of: string; content: unknown }[] = [
    { value: 'kept', of: fullName(people.kept), content: people.kept[name] },
    { value: 'merged', of: fullName(people.merged), content: people.merged[name] },
    ...(hasBothChoice(name, people)
      ? [{ value: 'both' as const, of: 'both people', content: joinedAreas(people) }]
      : []),
  ];
  return (
    <fieldset className={styles.field} data-field={name}>
      <legend className={styles.label}>{labels[name] ?? fieldLabel(name)}</legend>
      <div className={styles.options}>
        {options.map(({ value, of, content }) => (
          <label key={value} className={styles.option} data-both={value === 'both' || undefined}>
            <input type="radio" name={group} checked={choice === value} onChange={() => onChoose(value)} />
            <span className="visually-hidden">Of {of}: </span>
            {value === 'both' && <span className={styles.both}>Both</span>}
            <FieldValue name={name} value={content} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FieldValue({ name, value }: { name: FieldName; value: unknown }) {
  if (typeof value === 'boolean') return <span>{value ? 'Shown' : 'Not shown'}</span>;
  const text = Array.isArray(value) ? value.join(', ') : toText(value);
  if (text === '') return <span className={styles.nothing}>Empty</span>;
  if (name === 'photo') return <Thumbnail url={text} alt="Portrait" kind="portrait" className={styles.portrait} />;
  return (
    <span dir="auto" className={styles.value}>
      {text}
    </span>
  );
}
