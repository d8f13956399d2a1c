import type { Conference } from '@majlis/contracts/conferences';
import { t } from '#messages';
import { AutoText } from '../../ui/text/auto-text';
import * as styles from './conference-page.module.scss';

export function OverviewCard({ conference: { description, theme, tags } }: { conference: Conference }) {
  if (!description && !theme && tags.length === 0) return null;
  return (
    <section className={styles.overview} aria-labelledby="overview-heading">
      <h2 id="overview-heading">{t('conference.overview')}</h2>
      {description && <AutoText as="p" className={styles.overviewText} text={description} />}
      {theme && (
        <>
          <h3 className="label">{t('conference.theme')}</h3>
          <AutoText as="p" className={styles.theme} text={theme} />
        </>
      )}
      {tags.length > 0 && (
        <ul className="tags" aria-label={t('conference.topics')}>
          {tags.map((tag) => (
            <AutoText as="li" key={tag} text={tag} />
          ))}
        </ul>
      )}
    </section>
  );
}
