import type { ImportPreview } from '@majlis/contracts/imports';
import { cancel } from '#messages/staff/common';
import * as messages from '#messages/staff/import';
import { readingFile } from '#messages/staff/import-file';
import { countByFilter } from './filter-rows';
import * as styles from './import.module.scss';
import type { ImportKind } from './import-kind';

type ImportBarProps = {
  preview: ImportPreview;
  noun: ImportKind['noun'];
  progress: number;
  isReading: boolean;
  isImporting: boolean;
  onStart: () => void;
  onCancel: () => void;
};

/** Stays in view, however long the list is. */
export function ImportBar({ preview, noun, progress, isReading, isImporting, onStart, onCancel }: ImportBarProps) {
  const counts = countByFilter(preview.rows);
  const total = counts.new + counts.changed;
  const rooms = countRooms(preview);
  const isBusy = isReading || isImporting;
  return (
    <section className={styles.bar} aria-label={messages.importLabel}>
      <p role="status" className={styles.total}>
        {isImporting ? describeImporting(progress) : isReading ? readingFile : describe(preview, noun)}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-disabled={isImporting}
        onClick={() => !isImporting && onCancel()}
      >
        {cancel}
      </button>
      {total + rooms > 0 && (
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => !isBusy && onStart()}>
          {total > 0 ? messages.importRows(total, noun) : messages.importRooms(rooms)}
        </button>
      )}
    </section>
  );
}

const describeImporting = (progress: number) =>
  progress < 1 ? messages.uploading(Math.round(progress * 100)) : messages.saving;

const countRooms = ({ rooms }: ImportPreview) => rooms.filter(({ kind }) => kind !== 'error').length;

function describe(preview: ImportPreview, noun: ImportKind['noun']): string {
  const { rows, people, missing } = preview;
  if (missing.length > 0) return messages.chooseColumnsFirst;
  const { new: added, changed, outside, errors } = countByFilter(rows);
  const counts = { added, changed, people: people.length, rooms: countRooms(preview) };
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const found = isEmpty ? messages.nothingToImport : messages.toImport(counts, noun);
  return [found, outside > 0 && messages.rowsOutside(outside, noun), errors > 0 && messages.rowsLeftOut(errors, noun)]
    .filter(Boolean)
    .join(' ');
}
