import type { NameEdit, NameReading, PersonChoice } from '@majlis/contracts/staff/imports.schema';
import { useId, useState } from 'react';
import { t } from '#messages/staff';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { SmallButton } from '../../../shell/buttons';
import { Select } from '../../../shell/controls';
import * as importStyles from './import.module.scss';
import * as styles from './name-choices.module.scss';
import * as nameReadingsStyles from './name-readings.module.scss';
import { formatRows } from './use-import';

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
      <Select
        id={id}
        all={chosen === null ? t('import.choose') : undefined}
        value={chosen ?? ''}
        options={[
          ...people.map((person) => ({
            value: person.id,
            label: person.detail
              ? t('import.personWith', { name: person.name, detail: person.detail })
              : t('import.personWithout', { name: person.name }),
          })),
          { value: 'new', label: t('import.newPerson') },
        ]}
        onChoose={(personId) => personId && onChoose(key, personId)}
      />
    </li>
  );
}

type Edits = Record<string, NameEdit[]>;
type NameReadingsProps = {
  names: NameReading[];
  edits: Edits;
  isReading: boolean;
  onEdit: (cell: string, edits: NameEdit[]) => void;
};

/** Shows how each cell with names was read; one press joins or splits names, or swaps the parts of a name. */
export function NameReadings({ names, edits, isReading, onEdit }: NameReadingsProps) {
  const [isComplete, setComplete] = useState(false);
  const changed = names.filter(({ cell, isPlain }) => !isPlain || (edits[cell]?.length ?? 0) > 0);
  const plain = names.filter((reading) => !changed.includes(reading));
  const { visible, remaining, showMore } = useShowMore(isComplete ? [...changed, ...plain] : changed);
  if (names.length === 0) return null;
  return (
    <details className={importStyles.reading} open={changed.length > 0 || undefined}>
      <summary>{t('import.namesRead', { count: changed.length > 0 ? changed.length : names.length })}</summary>
      <p className={`muted ${nameReadingsStyles.hint}`}>{t('import.namesReadHint')}</p>
      <ul className={nameReadingsStyles.list}>
        {visible.map((reading) => (
          <Reading
            key={reading.cell}
            reading={reading}
            edits={edits[reading.cell] ?? []}
            isReading={isReading}
            onEdit={onEdit}
          />
        ))}
      </ul>
      <ShowMore remaining={remaining} onMore={showMore} />
      {plain.length > 0 && (
        <SmallButton
          label={isComplete ? t('import.hidePlainNames') : t('import.showPlainNames', { count: plain.length })}
          onClick={() => setComplete(!isComplete)}
        />
      )}
    </details>
  );
}

type ReadingProps = Omit<NameReadingsProps, 'names' | 'edits'> & { reading: NameReading; edits: NameEdit[] };

function Reading({ reading: { cell, rows, people }, edits, isReading, onEdit }: ReadingProps) {
  const edit = (kind: 'join' | 'split' | 'turn', place: number) => {
    // Places refer to the preview that is shown, so nothing can be edited while a new one is read.
    if (!isReading) onEdit(cell, [...edits, `${kind} ${place}`]);
  };
  return (
    <li className={nameReadingsStyles.reading}>
      <p className={nameReadingsStyles.cell}>
        <bdi>{cell}</bdi> <span className="muted">({formatRows(rows)})</span>{' '}
        {edits.length > 0 && (
          <SmallButton
            label={t('import.readAgainAsBefore')}
            icon="undo"
            aria-label={t('import.readAgainNamed', { cell })}
            isBusy={isReading}
            onClick={() => onEdit(cell, [])}
          />
        )}
      </p>
      {people.length === 0 && <p className="muted">{t('import.noName')}</p>}
      <ul className="list">
        {people.map((person, place) => {
          const name = nameOf(person);
          const next = people[place + 1];
          return (
            // The key is the place: two people of a cell may have the same name, and the list never changes its order.
            <li key={place} className={nameReadingsStyles.person}>
              <span>
                <bdi>
                  {person.firstName} <strong>{person.lastName === '–' ? '' : person.lastName}</strong>
                </bdi>
                {person.detail && (
                  <span className={`muted ${nameReadingsStyles.detail}`}>
                    <bdi>{person.detail}</bdi>
                  </span>
                )}
              </span>
              <span className={nameReadingsStyles.actions}>
                {person.lastName !== '–' && person.lastName !== '' && (
                  <EditButton
                    text={t('import.turnName')}
                    label={t('import.turnNamed', { name })}
                    isBusy={isReading}
                    onPress={() => edit('turn', place)}
                  />
                )}
                {/[\s,]/.test(name) && (
                  <EditButton
                    text={t('import.splitName')}
                    label={t('import.splitNamed', { name })}
                    isBusy={isReading}
                    onPress={() => edit('split', place)}
                  />
                )}
                {next && (
                  <EditButton
                    text={t('import.joinWithNext')}
                    label={t('import.joinNames', { name, next: nameOf(next) })}
                    isBusy={isReading}
                    onPress={() => edit('join', place)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

const nameOf = ({ firstName, lastName }: NameReading['people'][number]): string =>
  lastName === '–' ? firstName : `${firstName} ${lastName}`.trim();

type EditButtonProps = { text: string; label: string; isBusy: boolean; onPress: () => void };

const EditButton = ({ text, label, isBusy, onPress }: EditButtonProps) => (
  <SmallButton label={text} aria-label={label} title={label} aria-disabled={isBusy} onClick={onPress} />
);
