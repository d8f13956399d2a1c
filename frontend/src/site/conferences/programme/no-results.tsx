import { direction } from '#messages/language';
import * as messages from '#messages/programme';
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
      <p>{isSearching ? messages.searching : describe(agendaSize)}</p>
      <button type="button" className="btn btn-outline-primary" onClick={onShowAll}>
        {messages.showAllSessions}
      </button>
    </div>
  );
}

function describe(agendaSize: number | undefined): string {
  if (agendaSize === 0) return messages.emptyAgenda;
  return agendaSize === undefined ? messages.noMatch : messages.noMatchInAgenda;
}
