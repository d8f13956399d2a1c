import type { ImportPreview } from '@majlis/contracts/imports';
import { t } from '#messages/staff';
import { counted, ofCounted } from '../crud/noun';
import { countByFilter } from './filter-rows';
import * as styles from './import.module.scss';
import type { ImportKind } from './import-kind';
import { listCounts } from './list-counts';

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
    <section className={styles.bar} aria-label={t('import.importLabel')}>
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
