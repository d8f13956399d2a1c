import type { ImportedRow, ImportPreview } from '@majlis/contracts/staff/imports.schema';
import { useState } from 'react';
import { t } from '#messages/staff';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { ComparedField } from '../../../rows/history/compared-fields';
import { Icon, SmallButton } from '../../../shell/buttons';
import { Badge } from '../../../shell/controls';
import { textOf } from '../../../shell/text';
import * as styles from './change-list.module.scss';
import { type ImportKind, importFieldLabel } from './use-import';

type ChangeListProps = Pick<ImportPreview, 'rows'> & Pick<ImportKind, 'noun'>;

/** Lists every session or person of the file with what will change, or why it cannot be imported. */
export function ChangeList({ rows, noun }: ChangeListProps) {
  const [filter, setFilter] = useState<ImportFilter>('all');
  const counts = countByFilter(rows);
  const matching = filterRows(rows, filter);
  const { visible, remaining, showMore } = useShowMore(matching);
  return (
    <>
      <fieldset aria-label={t(`import.showRows.${noun.many}`)} className={styles.filters}>
        {importFilters
          .filter((name) => name === 'all' || counts[name] > 0)
          .map((name) => (
            <SmallButton
              key={name}
              className={styles.filter}
              aria-pressed={name === filter}
              onClick={() => setFilter(name)}
            >
              {t(`import.filters.${name}`)} <span className={styles.count}>{counts[name]}</span>
            </SmallButton>
          ))}
      </fieldset>
      <ul className={styles.list} aria-label={t(`import.rowsOfFile.${noun.many}`)}>
        {visible.map((imported) => (
          <ChangeRow key={imported.row} imported={imported} noun={noun} />
        ))}
      </ul>
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}

const tones = {
  add: 'green',
  restore: 'green',
  change: 'blue',
  same: 'plain',
  error: 'amber',
} as const satisfies Record<ImportedRow['kind'], string>;

function ChangeRow({ imported, noun }: { imported: ImportedRow } & Pick<ImportKind, 'noun'>) {
  const { row, title, kind, values, errors, notes } = imported;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <Badge tone={tones[kind]}>{t(`import.badges.${kind}`)}</Badge>
        {isOutside(imported) && (
          <Badge tone="amber">
            <Icon name="attention" /> {t('import.outsideBadge')}
          </Badge>
        )}
        <span className={styles.title}>
          <bdi>{title || t(`import.unnamed.${noun.one}`)}</bdi>
        </span>
        <span className={styles.number}>{t('import.rowNumber', { row })}</span>
      </p>
      {errors.map(({ column, ...problem }) => (
        <p key={`${column} ${problem.message}`} className={styles.error}>
          <Icon name="attention" />
          <span dir="auto">
            <bdi>{column}</bdi>: {textOf(problem)}.
          </span>
        </p>
      ))}
      {notes
        .filter(({ code }) => code !== 'outsideDates')
        .map((note) => (
          <p key={note.message} className={styles.note} dir="auto">
            {textOf(note)}.
          </p>
        ))}
      {kind === 'change' && <Values values={values} />}
      {(kind === 'add' || kind === 'restore') && (
        <details>
          <summary className={styles.summary} dir="auto">
            {summarize(values)}
          </summary>
          <Values values={values} />
        </details>
      )}
    </li>
  );
}

/** Fields whose values are compared as a whole; in others, changed words are marked. */
const wholeFields = new Set([
  ...['Start', 'End', 'Capacity', 'Order', 'Type'],
  ...['E-mail', 'Show e-mail', 'Phone', 'ORCID', 'Website', 'LinkedIn', 'Twitter', 'CV'],
]);

const Values = ({ values }: Pick<ImportedRow, 'values'>) => (
  <dl className={styles.values}>
    {values.map(({ field, before, after }) => (
      <div key={field} className={styles.value}>
        <dt>{importFieldLabel(field)}</dt>
        <dd>
          {before === '' ? (
            <span className={styles.text} dir="auto">
              {after}
            </span>
          ) : (
            <ComparedField
              name={field === 'Type' ? 'sessionType' : field}
              before={before}
              after={after}
              isChoice={wholeFields.has(field)}
            />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const summaryFields = ['Start', 'Room', 'Speakers', 'E-mail', 'Organization'];

function summarize(values: ImportedRow['values']): string {
  const textOf = (name: string) => values.find(({ field }) => field === name)?.after;
  const texts = summaryFields.flatMap((name) => textOf(name) || []);
  return texts.join(' · ') || t('import.fields', { count: values.length });
}

const importFilters = ['all', 'new', 'changed', 'unchanged', 'outside', 'errors'] as const;
type ImportFilter = (typeof importFilters)[number];

const isOutside = ({ notes }: ImportedRow): boolean => notes.some(({ code }) => code === 'outsideDates');

const filterOf: Record<ImportedRow['kind'], ImportFilter> = {
  add: 'new',
  restore: 'new',
  change: 'changed',
  same: 'unchanged',
  error: 'errors',
};

const filterRows = (rows: ImportedRow[], filter: ImportFilter): ImportedRow[] =>
  rows.filter((row) => filter === 'all' || filterOf[row.kind] === filter || (filter === 'outside' && isOutside(row)));

export function countByFilter(rows: ImportedRow[]): Record<ImportFilter, number> {
  const counts = {
    all: rows.length,
    new: 0,
    changed: 0,
    unchanged: 0,
    outside: rows.filter(isOutside).length,
    errors: 0,
  };
  for (const { kind } of rows) counts[filterOf[kind]] += 1;
  return counts;
}
