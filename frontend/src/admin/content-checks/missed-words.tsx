import { missedWordDays, missedWords } from '@majlis/contracts/search';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { formatDay } from '../../ui/time/dates';
import { Icon } from '../icon';
import * as styles from './content-checks.module.scss';

const maxShown = 20;

/** Lists the words that visitors searched for in vain: they tell staff what to write about, or which word to use. */
export function MissedWords() {
  const { data = [] } = useQuery({ ...query(missedWords), staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="missed-words">
      <h2 id="missed-words" className={styles.groupTitle}>
        {t('contentChecks.missedWords')} <span className={styles.count}>{data.length}</span>
      </h2>
      <p className="muted">{t('contentChecks.missedWordsHelp', { days: missedWordDays })}</p>
      <ul className={styles.lines}>
        {data.slice(0, maxShown).map(({ word, searches, lastDay }) => (
          <li key={word} className={styles.line}>
            <Icon name="search" />
            <p>
              <bdi className={styles.label}>{word}</bdi>{' '}
              <span className={styles.place}>
                {t('contentChecks.searches', { count: searches, lastDay: formatDay(lastDay) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
