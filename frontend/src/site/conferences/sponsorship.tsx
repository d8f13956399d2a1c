import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import * as styles from './conference-page.module.scss';

export function Sponsorship({ conference: { contactEmail, title } }: { conference: Conference }) {
  return (
    <section className={styles.sponsorship} aria-labelledby="sponsorship-heading">
      <h2 id="sponsorship-heading">{t('conference.sponsorship')}</h2>
      <p>
        <bdi>{t('conference.sponsorsWelcome')}</bdi>
      </p>
      {contactEmail ? (
        <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(t('conference.sponsorshipSubject', { title }))}`}>
          {contactEmail}
        </a>
      ) : (
        <Link to="/contact">{t('conference.contactUs')}</Link>
      )}
    </section>
  );
}
