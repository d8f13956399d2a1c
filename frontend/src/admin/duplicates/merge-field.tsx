import { useId } from 'react';
import { t } from '#messages/staff';
import { fullName } from '../../ui/text/format-person';
import { toText } from '../form/form-values';
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

/** The values of both people; one of them stays. */
export function MergeField({ name, people, choice, onChoose }: MergeFieldProps) {
  const group = useId();
  const options: { value: FieldChoice; label: string; content: unknown }[] = [
    { value: 'kept', label: t('merge.ofPerson', { name: fullName(people.kept) }), content: people.kept[name] },
    { value: 'merged', label: t('merge.ofPerson', { name: fullName(people.merged) }), content: people.merged[name] },
    ...(hasBothChoice(name, people)
      ? [{ value: 'both' as const, label: t('merge.ofBoth'), content: joinedAreas(people) }]
      : []),
  ];
  return (
    <fieldset className={styles.field} data-field={name}>
      <legend className={styles.label}>{fieldLabel(name, 'people')}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, content }) => (
          <label key={value} className={styles.option} data-both={value === 'both' || undefined}>
            <input type="radio" name={group} checked={choice === value} onChange={() => onChoose(value)} />
            <span className="visually-hidden">{label}</span>
            {value === 'both' && <span className={styles.both}>{t('merge.both')}</span>}
            <FieldValue name={name} value={content} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FieldValue({ name, value }: { name: FieldName; value: unknown }) {
  if (typeof value === 'boolean') return <span>{value ? t('merge.shown') : t('merge.notShown')}</span>;
  const text = Array.isArray(value) ? value.join(t('lists.listSeparator')) : toText(value);
  if (text === '') return <span className={styles.nothing}>{t('common.empty')}</span>;
  if (name === 'photo')
    return <Thumbnail url={text} alt={t('merge.portrait')} kind="portrait" className={styles.portrait} />;
  return (
    <span dir="auto" className={styles.value}>
      {text}
    </span>
  );
}
