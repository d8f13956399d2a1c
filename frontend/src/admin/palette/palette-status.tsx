import * as palette from '../../ui/palette/palette.module.scss';
import { countOf } from '../count-of';
import { formatKeys } from '../keys';
import * as styles from './staff-palette.module.scss';

type PaletteStatusProps = {
  hasText: boolean;
  count: number;
  isSearching: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

export function PaletteStatus({ hasText, count, isSearching, hasFailed, onRetry }: PaletteStatusProps) {
  return (
    <>
      <p role="status">{describeState(hasText, count, isSearching, hasFailed)}</p>
      {hasText && hasFailed && !isSearching && (
        <button type="button" className={palette.footButton} onClick={onRetry}>
          Try again
        </button>
      )}
      <p className={styles.keys} aria-hidden="true">
        {formatKeys('Mod-Enter')} opens a new tab
      </p>
    </>
  );
}

function describeState(hasText: boolean, count: number, isSearching: boolean, hasFailed: boolean): string {
  if (!hasText) return 'Everything that you can edit, drafts and hidden ones, too';
  if (isSearching && count === 0) return 'Searching...';
  if (hasFailed && !isSearching)
    return navigator.onLine
      ? 'Not everything could be searched.'
      : 'You are offline. Only sections and actions are found.';
  return count > 0 ? countOf(count, 'result') : 'Nothing found. Try fewer words, or the beginning of a word.';
}
