import { locale } from '#messages/language';
import { rich, t } from '#messages/staff';
import { Icon } from '../icon';
import * as styles from './status.module.scss';

const clock = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

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
        {updatedAt === 0
          ? t('ui.loading')
          : rich('status.updatedAt', {
              time: () => <time dateTime={new Date(updatedAt).toISOString()}>{clock.format(updatedAt)}</time>,
            })}
      </p>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-disabled={isFetching}
        onClick={() => !isFetching && onRefresh()}
      >
        <Icon name="refresh" /> {t('status.refresh')}
      </button>
    </>
  );
}
