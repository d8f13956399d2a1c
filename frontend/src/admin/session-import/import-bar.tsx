import type { ImportPreview } from '@majlis/contracts/session-import';
import { countOf, joinCounts } from '../count-of';
import { countByFilter } from './filter-sessions';
import * as styles from './session-import.module.scss';

type ImportBarProps = {
  preview: ImportPreview;
  progress: number;
  isReading: boolean;
  isImporting: boolean;
  onStart: () => void;
  onCancel: () => void;
};

/** Stays in view, however long the list is. */
export function ImportBar({ preview, progress, isReading, isImporting, onStart, onCancel }: ImportBarProps) {
  const counts = countByFilter(preview.sessions);
  const total = counts.new + counts.changed;
  const isBusy = isReading || isImporting;
  return (
    <section className={styles.bar} aria-label="Import">
      <p role="status" className={styles.total}>
        {isImporting ? describeImporting(progress) : isReading ? 'Reading the file…' : describe(preview)}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-disabled={isImporting}
        onClick={() => !isImporting && onCancel()}
      >
        Cancel
      </button>
      {total > 0 && (
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => !isBusy && onStart()}>
          Import {countOf(total, 'session')}
        </button>
      )}
    </section>
  );
}

const describeImporting = (progress: number) =>
  progress < 1 ? `Uploading: ${Math.round(progress * 100)} %` : 'Saving the sessions…';

function describe({ sessions, people, missing }: ImportPreview): string {
  if (missing.length > 0) return 'Choose the missing columns first.';
  const counts = countByFilter(sessions);
  const found = joinCounts([
    [counts.new, 'new session', 'new sessions'],
    [counts.changed, 'changed session', 'changed sessions'],
    [people.length, 'new person', 'new people'],
  ]);
  const leftOut = counts.errors > 0 ? ` ${countOf(counts.errors, 'session')} with errors left out.` : '';
  return `${found ? `${found}.` : 'Nothing to import.'}${leftOut}`;
}
