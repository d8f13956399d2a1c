import * as styles from './programme.module.scss';

type NoResultsProps = {
  /** Whether texts are still on their way in which something may be found. */
  isSearching: boolean;
  onShowAll: () => void;
};

export function NoResults({ isSearching, onShowAll }: NoResultsProps) {
  return (
    <div className={styles.nothingFound}>
      <p>{isSearching ? 'Searching the whole program...' : 'No session matches. Try other words, or fewer.'}</p>
      <button type="button" className="btn btn-outline-primary" onClick={onShowAll}>
        Show all sessions
      </button>
    </div>
  );
}
