import { Icon } from '../icon';
import * as styles from './status.module.scss';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

type LastUpdatedProps = {
  /** Is in milliseconds, and 0 before the first load. */
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
};

export function LastUpdated({ updatedAt, isFetching, onRefresh }: LastUpdatedProps) {
  return (
    <>
      <p className={styles.updated}>
        {updatedAt === 0 ? (
          'Loading...'
        ) : (
          <>
            Updated at <time dateTime={new Date(updatedAt).toISOString()}>{clock.format(updatedAt)}</time>, then every
            15 seconds
          </>
        )}
      </p>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-disabled={isFetching}
        onClick={() => !isFetching && onRefresh()}
      >
        <Icon name="refresh" /> Refresh
      </button>
    </>
  );
}
