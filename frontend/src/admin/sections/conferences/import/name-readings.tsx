import type { NameEdit, NameReading } from '@majlis/contracts/staff/imports.schema';
import { useState } from 'react';
import { t } from '#messages/staff';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { Icon } from '../../../shell/icon';
import { SmallButton } from '../../../shell/small-button';
import { formatRows } from './import-kind';
import * as styles from './name-readings.module.scss';

type Edits = Record<string, NameEdit[]>;
type NameReadingsProps = {
  names: NameReading[];
  edits: Edits;
  isReading: boolean;
  onEdit: (cell: string, edits: NameEdit[]) => void;
};

/** Shows how each cell with names was read; one press joins, splits or turns a name round. */
export function NameReadings({ names, edits, isReading, onEdit }: NameReadingsProps) {
  const [isComplete, setComplete] = useState(false);
  const changed = names.filter(({ cell, isPlain }) => !isPlain || (edits[cell]?.length ?? 0) > 0);
  const plain = names.filter((reading) => !changed.includes(reading));
  const { visible, remaining, showMore } = useShowMore(isComplete ? [...changed, ...plain] : changed);
  if (names.length === 0) return null;
  return (
    <details className={styles.names} open={changed.length > 0 || undefined}>
      <summary>{t('import.namesRead', { count: changed.length > 0 ? changed.length : names.length })}</summary>
      <p className={`muted ${styles.hint}`}>{t('import.namesReadHint')}</p>
      <ul className={styles.list}>
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
        <SmallButton onClick={() => setComplete(!isComplete)}>
          {isComplete ? t('import.hidePlainNames') : t('import.showPlainNames', { count: plain.length })}
        </SmallButton>
      )}
    </details>
  );
}

type ReadingProps = Omit<NameReadingsProps, 'names' | 'edits'> & { reading: NameReading; edits: NameEdit[] };

function Reading({ reading: { cell, rows, people }, edits, isReading, onEdit }: ReadingProps) {
  const edit = (kind: 'join' | 'split' | 'turn', place: number) => {
    // The places are those of the preview that is shown.
    if (!isReading) onEdit(cell, [...edits, `${kind} ${place}`]);
  };
  return (
    <li className={styles.reading}>
      <p className={styles.cell}>
        <bdi>{cell}</bdi> <span className="muted">({formatRows(rows)})</span>{' '}
        {edits.length > 0 && (
          <SmallButton
            aria-label={t('import.readAgainNamed', { cell })}
            isBusy={isReading}
            onClick={() => onEdit(cell, [])}
          >
            <Icon name="undo" /> {t('import.readAgainAsBefore')}
          </SmallButton>
        )}
      </p>
      {people.length === 0 && <p className="muted">{t('import.noName')}</p>}
      <ul className={styles.people}>
        {people.map((person, place) => {
          const name = nameOf(person);
          const next = people[place + 1];
          return (
            // Two people of a cell may have one name; the list never changes its order.
            <li key={place} className={styles.person}>
              <span>
                <bdi>
                  {person.firstName} <strong>{person.lastName === '–' ? '' : person.lastName}</strong>
                </bdi>
                {person.detail && (
                  <span className={`muted ${styles.detail}`}>
                    <bdi>{person.detail}</bdi>
                  </span>
                )}
              </span>
              <span className={styles.actions}>
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
  <SmallButton aria-label={label} title={label} aria-disabled={isBusy} onClick={onPress}>
    {text}
  </SmallButton>
);
