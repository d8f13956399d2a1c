import { t } from '#messages/staff';
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
          {t('common.tryAgain')}
        </button>
      )}
      <p className={styles.keys} aria-hidden="true">
        {t('palette.opensNewTab', { keys: formatKeys('Mod-Enter') })}
      </p>
    </>
  );
}

function describeState(hasText: boolean, count: number, isSearching: boolean, hasFailed: boolean): string {
  if (!hasText) return t('palette.everythingEditable');
  if (isSearching && count === 0) return t('palette.searching');
  if (hasFailed && !isSearching) return navigator.onLine ? t('palette.notEverythingSearched') : t('palette.offline');
  return count > 0 ? t('palette.resultCount', { count }) : t('palette.nothingFound');
}
