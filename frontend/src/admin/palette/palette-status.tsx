import { tryAgain } from '#messages/staff/common';
import * as messages from '#messages/staff/palette';
import * as palette from '../../ui/palette/palette.module.scss';
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
          {tryAgain}
        </button>
      )}
      <p className={styles.keys} aria-hidden="true">
        {messages.opensNewTab(formatKeys('Mod-Enter'))}
      </p>
    </>
  );
}

function describeState(hasText: boolean, count: number, isSearching: boolean, hasFailed: boolean): string {
  if (!hasText) return messages.everythingEditable;
  if (isSearching && count === 0) return messages.searching;
  if (hasFailed && !isSearching) return navigator.onLine ? messages.notEverythingSearched : messages.offline;
  return count > 0 ? messages.resultCount(count) : messages.nothingFound;
}
