import * as styles from './programme.module.scss';

type NoResultsProps = {
  /** True while texts that may match are still loading. */
  isSearching: boolean;
  onShowAll: () => void;
};

export function NoResults({ isSearching, onShowAll }: NoResultsProps) {
  return (
    <div className={styles.noResults} dir="ltr">
      <p>{isSearching ? 'Searching the whole program...' : 'No sessions match. Try fewer or different words.'}</p>
      <button type="button" className="btn btn-outline-primary" onClick={onShowAll}>
        Show all sessions
      </button>
    </div>
  );
}
