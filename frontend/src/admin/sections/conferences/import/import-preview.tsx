import { type ImportEncoding, importEncodingNames } from '@majlis/contracts/staff/import-fields';
import type { ImportedRoom, ImportPreview } from '@majlis/contracts/staff/imports.schema';
import { useId } from 'react';
import { rich, t, texts } from '#messages/staff';
import { counted, ofCounted } from '../../../rows/resource/resource-config';
import { Select, toOptions } from '../../../shell/controls';
import { useFocusOnMount } from '../../../shell/focus';
import { textOf } from '../../../shell/text';
import { ChangeList, countByFilter } from './change-list';
import * as styles from './import.module.scss';
import { NameChoices, NameReadings } from './imported-names';
import type { Previewed, useImport } from './use-import';
import { formatRows, type ImportKind, importFieldLabel, listCounts } from './use-import';

type ImportPreviewPanelProps = Previewed & { kind: ImportKind; importing: ReturnType<typeof useImport> };

export function ImportPreviewPanel({ kind, source, preview, importing }: ImportPreviewPanelProps) {
  const { isReading, isImporting, progress, readAgain, start, reset } = importing;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section aria-busy={isReading}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {rich('importFile.previewOf', { file: () => <bdi>{source.file.name}</bdi> })}
      </h3>
      <FileReading
        source={source}
        preview={preview}
        kind={kind}
        onEncoding={(encoding) => readAgain({ encoding })}
        onSheet={(sheet) => readAgain({ sheet, columns: [] })}
        onDay={(day) => readAgain({ day })}
        onColumns={(columns) => readAgain({ columns })}
      />
      <NameChoices
        choices={preview.choices.map((choice) => ({ ...choice, chosen: source.choices[choice.key] ?? choice.chosen }))}
        onChoose={(key, id) => readAgain({ choices: { ...source.choices, [key]: id } })}
      />
      <NameReadings
        names={preview.names}
        edits={source.names}
        isReading={isReading}
        onEdit={(cell, edits) => readAgain({ names: { ...source.names, [cell]: edits } })}
      />
      <NewPeople people={preview.people} />
      <ChangedRooms rooms={preview.rooms} />
      {preview.rows.length > 0 && <ChangeList rows={preview.rows} noun={kind.noun} />}
      <ImportBar
        preview={preview}
        noun={kind.noun}
        progress={progress}
        isReading={isReading}
        isImporting={isImporting}
        onStart={start}
        onCancel={reset}
      />
    </section>
  );
}

function NewPeople({ people }: Pick<ImportPreview, 'people'>) {
  if (people.length === 0) return null;
  return (
    <details className={styles.reading}>
      <summary>{t('import.newPeople', { count: people.length })}</summary>
      <ul className={styles.entries}>
        {people.map(({ name, detail, rows, isRestored }) => (
          <li key={`${name} ${detail} ${rows[0]}`}>
            <bdi>{name}</bdi>
            {detail && (
              <>
                {t('lists.listSeparator')}
                <bdi>{detail}</bdi>
              </>
            )}{' '}
            <span className="muted">
              ({isRestored ? t('import.restoredIn', { rows: formatRows(rows) }) : formatRows(rows)})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The details are open if a room cannot be imported. */
export function ChangedRooms({ rooms }: Pick<ImportPreview, 'rooms'>) {
  if (rooms.length === 0) return null;
  return (
    <details className={styles.reading} open={rooms.some(({ error }) => error) || undefined}>
      <summary>{t('import.rooms', { count: rooms.length })}</summary>
      <ul className={styles.entries}>
        {rooms.map((room, index) => (
          // The key is the index: a faulty file may name a room twice, and the list never changes its order.
          <li key={index}>
            <bdi>{room.name || t('import.unnamedRoom')}</bdi> <span className="muted">({describeRoom(room)})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeRoom({ kind, before, after, error }: ImportedRoom): string {
  if (kind === 'error') return t('import.roomLeftOut', { reason: error ? textOf(error) : '' });
  const seats = after === null ? t('import.seatsNotKnown') : t('import.seats', { count: after });
  return kind === 'add'
    ? t('import.newRoom', { counted: seats })
    : t('import.changedRoom', { before: String(before ?? t('import.notKnown')), after: seats });
}

type ImportBarProps = {
  preview: ImportPreview;
  noun: ImportKind['noun'];
  progress: number;
  isReading: boolean;
  isImporting: boolean;
  onStart: () => void;
  onCancel: () => void;
};

/** The bar stays in view, however long the list is. */
export function ImportBar({ preview, noun, progress, isReading, isImporting, onStart, onCancel }: ImportBarProps) {
  const counts = countByFilter(preview.rows);
  const total = counts.new + counts.changed;
  const rooms = countRooms(preview);
  const isBusy = isReading || isImporting;
  return (
    <section className={`sticky-bar ${styles.bar}`} aria-label={t('import.importLabel')}>
      <p role="status" className={styles.total}>
        {isImporting ? describeImporting(progress) : isReading ? t('importFile.readingFile') : describe(preview, noun)}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-disabled={isImporting}
        onClick={() => !isImporting && onCancel()}
      >
        {t('common.cancel')}
      </button>
      {total + rooms > 0 && (
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => !isBusy && onStart()}>
          {total > 0
            ? t('import.importRows', { ofCounted: ofCounted(total, noun.one) })
            : t('import.importRooms', { count: rooms })}
        </button>
      )}
    </section>
  );
}

const describeImporting = (progress: number) =>
  progress < 1 ? t('import.uploading', { percent: Math.round(progress * 100) }) : t('import.saving');

const countRooms = ({ rooms }: ImportPreview) => rooms.filter(({ kind }) => kind !== 'error').length;

function describe(preview: ImportPreview, noun: ImportKind['noun']): string {
  const { rows, people, missing } = preview;
  if (missing.length > 0) return t('import.chooseColumnsFirst');
  const { new: added, changed, outside, errors } = countByFilter(rows);
  const counts = { added, changed, people: people.length, rooms: countRooms(preview) };
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const found = isEmpty ? t('import.nothingToImport') : t('import.toImport', { list: listCounts(counts, noun) });
  return [
    found,
    outside > 0 && t('import.rowsOutside', { counted: counted(outside, noun.one) }),
    errors > 0 && t('import.rowsLeftOut', { counted: counted(errors, noun.one) }),
  ]
    .filter(Boolean)
    .join(' ');
}

type FileReadingProps = Previewed & {
  kind: ImportKind;
  onEncoding: (encoding: ImportEncoding) => void;
  onSheet: (sheet: string) => void;
  onDay: (day: string) => void;
  onColumns: (columns: (string | null)[]) => void;
};

/**
 * Shows how the file was read: its encoding and its columns. The details are open if a column is missing or the encoding is unsure.
 */
function FileReading({ kind, source, preview, onEncoding, onSheet, onDay, onColumns }: FileReadingProps) {
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
              {t('importFile.noColumnFor', { fields: missing.map(importFieldLabel).join(t('lists.listSeparator')) })}
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
          <Select
            id={`${id}-sheet`}
            value={source.sheet || sheet}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onChoose={(name) => name && onSheet(name)}
          />
        </p>
      )}
      {preview.day !== null && kind.days.length > 1 && (
        <p className={styles.encoding}>
          <label htmlFor={`${id}-day`}>{t('importFile.dayLabel')}</label>
          <Select
            id={`${id}-day`}
            all={t('importFile.chooseDay')}
            value={source.day}
            options={kind.days}
            onChoose={(day = '') => onDay(day)}
          />
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
            <Select
              id={`${id}-encoding`}
              value={encoding}
              options={toOptions(importEncodingNames, texts('importFile.encodings'))}
              onChoose={(name) => name && onEncoding(name)}
            />
          </p>
        )}
        <ColumnChoices columns={columns} fields={fields} fieldLabels={kind.fieldLabels} onColumns={onColumns} />
      </details>
    </>
  );
}

type ColumnChoicesProps = Pick<ImportKind, 'fieldLabels'> &
  Pick<FileReadingProps, 'onColumns'> &
  Pick<ImportPreview, 'columns'> & { fields: (string | null)[] };

function ColumnChoices({ columns, fields, fieldLabels, onColumns }: ColumnChoicesProps) {
  const id = useId();
  // Each field is used once: a column that had it before is left out.
  const setField = (index: number, chosen: string | null) =>
    onColumns(fields.map((field, at) => (at === index ? chosen : field === chosen ? null : field)));
  return (
    <ul className="list" aria-label={t('importFile.columnsOfFile')}>
      {columns.map(({ header, sample }, index) => (
        // The key is the index: columns have no identity and never change their order.
        <li key={index} className={styles.column}>
          <label htmlFor={`${id}-${index}`} className={styles.header}>
            <bdi>{header || t('importFile.columnNumber', { position: index + 1 })}</bdi>
          </label>
          <span className={styles.sample} dir="auto">
            {sample || t('common.empty')}
          </span>
          <Select
            id={`${id}-${index}`}
            all={t('importFile.leaveOut')}
            value={fields[index] ?? ''}
            options={Object.entries(fieldLabels).map(([value, label]) => ({ value, label: importFieldLabel(label) }))}
            onChoose={(field) => setField(index, field ?? null)}
          />
        </li>
      ))}
    </ul>
  );
}
