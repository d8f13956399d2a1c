import { t } from '#messages';
import { direction } from '#messages/language';
import * as styles from './no-results.module.scss';

type NoResultsProps = {
  /** True while texts that may match are still loading. */
  isSearching: boolean;
  /** Defined when only the visitor's agenda is searched. */
  agendaSize?: number | undefined;
  onShowAll: () => void;
};

export function NoResults({ isSearching, agendaSize, onShowAll }: NoResultsProps) {
  return (
    <div className={styles.noResults} dir={direction}>
      <p>{isSearching ? t('programme.searching') : describe(agendaSize)}</p>
      <button type="button" className="btn btn-outline-primary" onClick={onShowAll}>
        {t('programme.showAllSessions')}
      </button>
    </div>
  );
}

function describe(agendaSize: number | undefined): string {
  if (agendaSize === 0) return t('programme.emptyAgenda');
  return agendaSize === undefined ? t('programme.noMatch') : t('programme.noMatchInAgenda');
}
