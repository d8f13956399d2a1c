import { Icon } from '../icon';
import * as styles from './status.module.scss';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

type LastUpdatedProps = {
  /** Milliseconds; 0 before the first load. */
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
};

export function LastUpdated({ updatedAt: at, isFetching: isReading, onRefresh: onRead }: LastUpdatedProps) {
  return (
    <>
      <p className={styles.read}>
        {at === 0 ? (
          'Reading…'
        ) : (
          <>
            Read at <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>, and every 15 seconds
          </>
        )}
      </p>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-disabled={isReading}
        onClick={() => !isReading && onRead()}
      >
        <Icon name="refresh" /> Read again
      </button>
    </>
  );
}
