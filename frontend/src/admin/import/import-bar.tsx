import type { ImportPreview } from '@majlis/contracts/imports';
import { countOf, joinCounts } from '../count-of';
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
    <section className={styles.bar} aria-label="Import">
      <p role="status" className={styles.total}>
        {isImporting ? describeImporting(progress) : isReading ? 'Reading the file…' : describe(preview, noun)}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-disabled={isImporting}
        onClick={() => !isImporting && onCancel()}
      >
        Cancel
      </button>
      {total + rooms > 0 && (
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => !isBusy && onStart()}>
          Import {total > 0 ? countOf(total, noun.one, noun.many) : countOf(rooms, 'room')}
        </button>
      )}
    </section>
  );
}

const describeImporting = (progress: number) =>
  progress < 1 ? `Uploading: ${Math.round(progress * 100)} %` : 'Saving…';

const countRooms = ({ rooms }: ImportPreview) => rooms.filter(({ kind }) => kind !== 'error').length;

function describe(preview: ImportPreview, { one, many }: ImportKind['noun']): string {
  const { rows, people, missing } = preview;
  if (missing.length > 0) return 'Choose the missing columns first.';
  const counts = countByFilter(rows);
  const found = joinCounts([
    [counts.new, `new ${one}`, `new ${many}`],
    [counts.changed, `changed ${one}`, `changed ${many}`],
    [people.length, 'new person', 'new people'],
    [countRooms(preview), 'room', 'rooms'],
  ]);
  const leftOut = counts.errors > 0 ? ` ${countOf(counts.errors, one, many)} with errors left out.` : '';
  return `${found ? `${found}.` : 'Nothing to import.'}${leftOut}`;
}
