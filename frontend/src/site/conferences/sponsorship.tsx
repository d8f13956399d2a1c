import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import * as messages from '#messages/conference';
import * as styles from './conference-page.module.scss';

export function Sponsorship({ conference: { contactEmail, title } }: { conference: Conference }) {
  return (
    <section className={styles.sponsorship} aria-labelledby="sponsorship-heading">
      <h2 id="sponsorship-heading">{messages.sponsorship}</h2>
      <p>
        <bdi>{messages.sponsorsWelcome}</bdi>
      </p>
      {contactEmail ? (
        <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(messages.sponsorshipSubject(title))}`}>
          {contactEmail}
        </a>
      ) : (
        <Link to="/contact">{messages.contactUs}</Link>
      )}
    </section>
  );
}
