import type { ConferenceWithEditions } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { AutoText } from '../../ui/text/auto-text';
import * as styles from './conference-series.module.scss';
import { labelEditions } from './label-editions';

/** The years of the series, each with its conference. */
export function ConferenceSeries({
  conference: { id, series, editions = [] },
}: {
  conference: ConferenceWithEditions;
}) {
  if (editions.length < 2) return null;
  return (
    <nav className={styles.series} aria-label={t('conference.yearsOf', { series })}>
      <AutoText as="p" className={styles.name} text={series} />
      <ul>
        {labelEditions(editions).map((edition) => (
          <li key={edition.id}>
            <Link
              to={`/conferences/${edition.slug}`}
              title={edition.title}
              aria-current={edition.id === id ? 'page' : undefined}
            >
              {edition.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
