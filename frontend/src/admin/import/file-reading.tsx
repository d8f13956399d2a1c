import { type ImportEncoding, importEncodingNames, importEncodings } from '@majlis/contracts/import-fields';
import { useId } from 'react';
import { countOf } from '../count-of';
import * as styles from './import.module.scss';
import type { ImportKind } from './import-kind';
import type { Previewed } from './use-import-preview';

type FileReadingProps = Previewed & {
  fieldLabels: ImportKind['fieldLabels'];
  onEncoding: (encoding: ImportEncoding) => void;
  onColumns: (columns: (string | null)[]) => void;
};

/** Shows with which encoding the file was read and what its columns are. It is open if something is missing or unsure. */
export function FileReading({ source, preview, fieldLabels, onEncoding, onColumns }: FileReadingProps) {
  const { format, isEncodingCertain, columns, missing, dateExample } = preview;
  const encoding = source.encoding || preview.encoding;
  const fields = source.columns;
  const id = useId();
  const used = fields.filter((field) => field !== null).length;
  const needsAttention = missing.length > 0 || !isEncodingCertain;
  const setField = (index: number, field: string) => {
    const chosen = field || null;
    // Each field once: the column that had it before is left out.
    onColumns(fields.map((field, at) => (at === index ? chosen : field === chosen ? null : field)));
  };
  return (
    <>
      {missing.length > 0 && (
        <div role="alert" className="callout" data-tone="warning">
          <p>
            <strong>No column for {missing.join(', ')}.</strong> Choose below which column it is.
          </p>
        </div>
      )}
      {!isEncodingCertain && (
        <div className="callout" data-tone="warning">
          <p>
            <strong>Are the texts right?</strong> The file does not say how its letters are stored. If the examples
            below are garbled, choose another encoding.
          </p>
        </div>
      )}
      {dateExample && <p className={styles.note}>Dates are read as day, month, year: {dateExample}.</p>}
      <details className={styles.reading} open={needsAttention || undefined}>
        <summary>
          {format === 'xml' ? 'schedule.xml' : format.toUpperCase()}, {importEncodings[encoding]}
          {columns.length > 0 && `: ${used} of ${countOf(columns.length, 'column')} used`}
        </summary>
        <p className={styles.encoding}>
          <label htmlFor={`${id}-encoding`}>Encoding</label>
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
                {importEncodings[name]}
              </option>
            ))}
          </select>
        </p>
        <ul className={styles.columns} aria-label="Columns of the file">
          {columns.map(({ header, sample }, index) => (
            // Columns have no identity and never change their order.
            <li key={index} className={styles.column}>
              <label htmlFor={`${id}-${index}`} className={styles.header}>
                <bdi>{header || `Column ${index + 1}`}</bdi>
              </label>
              <span className={styles.sample} dir="auto">
                {sample || 'Empty'}
              </span>
              <select
                id={`${id}-${index}`}
                className="control control-select"
                value={fields[index] ?? ''}
                onChange={({ target }) => setField(index, target.value)}
              >
                <option value="">Leave out</option>
                {Object.entries(fieldLabels).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
