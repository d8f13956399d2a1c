import * as styles from './programme.module.scss';

type NoResultsProps = {
  /** True while texts that may match are still loading. */
  isSearching: boolean;
  /** Defined when only the visitor's agenda is searched. */
  agendaSize?: number | undefined;
  onShowAll: () => void;
};

export function NoResults({ isSearching, agendaSize, onShowAll }: NoResultsProps) {
  return (
    <div className={styles.noResults} dir="ltr">
      <p>{isSearching ? 'Searching the whole program...' : describe(agendaSize)}</p>
      <button type="button" className="btn btn-outline-primary" onClick={onShowAll}>
        Show all sessions
      </button>
    </div>
  );
}

function describe(agendaSize: number | undefined): string {
  if (agendaSize === 0)
    return 'Your agenda has no sessions yet. Press the star beside a session to add it. It is kept in this browser only.';
  return `No sessions ${agendaSize === undefined ? '' : 'of your agenda '}match. Try fewer or different words.`;
}
