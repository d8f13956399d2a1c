import { type ImportEncoding, importEncodingNames } from '@majlis/contracts/import-fields';
import type { ImportPreview } from '@majlis/contracts/imports';
import { useId } from 'react';
import { t } from '#messages/staff';
import { textOf } from '../form/text-of';
import * as styles from './import.module.scss';
import { importFieldLabel } from './import-field-label';
import type { ImportKind } from './import-kind';
import type { Previewed } from './use-import-preview';

type FileReadingProps = Previewed & {
  fieldLabels: ImportKind['fieldLabels'];
  onEncoding: (encoding: ImportEncoding) => void;
  onSheet: (sheet: string) => void;
  onColumns: (columns: (string | null)[]) => void;
};

/** Shows with which encoding the file was read and what its columns are. It is open if something is missing or unsure. */
export function FileReading({ source, preview, fieldLabels, onEncoding, onSheet, onColumns }: FileReadingProps) {
  const { format, isEncodingCertain, sheets, sheet, columns, missing, dateExample, notes } = preview;
  const encoding = source.encoding || preview.encoding;
  const storedAs = format === 'xlsx' ? sheet : t(`importFile.encodings.${encoding}`);
  const fields = source.columns;
  const id = useId();
  const formatName = format === 'xml' ? 'schedule.xml' : format.toUpperCase();
  const used = fields.filter((field) => field !== null).length;
  const needsAttention = missing.length > 0 || !isEncodingCertain;
  return (
    <>
      {missing.length > 0 && (
        <div role="alert" className="callout" data-tone="warning">
          <p>
            <strong>
              {t('importFile.noColumnFor', {
                fields: missing.map(importFieldLabel).join(t('lists.listSeparator')),
              })}
            </strong>{' '}
            {t('importFile.chooseColumn')}
          </p>
        </div>
      )}
      {!isEncodingCertain && (
        <div className="callout" data-tone="warning">
          <p>
            <strong>{t('importFile.areTextsRight')}</strong> {t('importFile.encodingIsUnsure')}
          </p>
        </div>
      )}
      {notes.map((note) => (
        <div key={note.message} className="callout" data-tone="warning">
          <p dir="auto">{textOf(note)}.</p>
        </div>
      ))}
      {sheets.length > 1 && (
        <p className={styles.encoding}>
          <label htmlFor={`${id}-sheet`}>{t('importFile.sheetLabel')}</label>
          <select
            id={`${id}-sheet`}
            className="control control-select"
            value={source.sheet || sheet}
            onChange={({ target }) => onSheet(target.value)}
          >
            {sheets.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      {dateExample && <p className={styles.note}>{t('importFile.readDates', { example: textOf(dateExample) })}</p>}
      <details className={styles.reading} open={needsAttention || undefined}>
        <summary>
          {columns.length > 0
            ? t('importFile.readColumnsAs', { format: formatName, encoding: storedAs, used, columns: columns.length })
            : t('importFile.readAs', { format: formatName, encoding: storedAs })}
        </summary>
        {format !== 'xlsx' && (
          <p className={styles.encoding}>
            <label htmlFor={`${id}-encoding`}>{t('importFile.encoding')}</label>
            <select
              id={`${id}-encoding`}
              className="control control-select"
              value={encoding}
              onChange={({ target }) => {
                const name = importEncodingNames.find((candidate) => candidate === target.value);
                if (name) onEncoding(name);
              }}
            >
              {importEncodingNames.map((name) => (
                <option key={name} value={name}>
                  {t(`importFile.encodings.${name}`)}
                </option>
              ))}
            </select>
          </p>
        )}
        <ColumnChoices columns={columns} fields={fields} fieldLabels={fieldLabels} onColumns={onColumns} />
      </details>
    </>
  );
}

type ColumnChoicesProps = Pick<FileReadingProps, 'fieldLabels' | 'onColumns'> &
  Pick<ImportPreview, 'columns'> & { fields: (string | null)[] };

function ColumnChoices({ columns, fields, fieldLabels, onColumns }: ColumnChoicesProps) {
  const id = useId();
  const setField = (index: number, field: string) => {
    const chosen = field || null;
    // Each field once: the column that had it before is left out.
    onColumns(fields.map((field, at) => (at === index ? chosen : field === chosen ? null : field)));
  };
  return (
    <ul className={styles.columns} aria-label={t('importFile.columnsOfFile')}>
      {columns.map(({ header, sample }, index) => (
        // Columns have no identity and never change their order.
        <li key={index} className={styles.column}>
          <label htmlFor={`${id}-${index}`} className={styles.header}>
            <bdi>{header || t('importFile.columnNumber', { position: index + 1 })}</bdi>
          </label>
          <span className={styles.sample} dir="auto">
            {sample || t('common.empty')}
          </span>
          <select
            id={`${id}-${index}`}
            className="control control-select"
            value={fields[index] ?? ''}
            onChange={({ target }) => setField(index, target.value)}
          >
            <option value="">{t('importFile.leaveOut')}</option>
            {Object.entries(fieldLabels).map(([name, label]) => (
              <option key={name} value={name}>
                {importFieldLabel(label)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
