import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import * as styles from './conference-page.module.scss';

export function Sponsorship({ conference: { contactEmail, title } }: { conference: Conference }) {
  return (
    <section className={styles.sponsorship} aria-labelledby="sponsorship-heading">
      <h2 id="sponsorship-heading">Sponsorship</h2>
      <p>
        <bdi>This conference welcomes sponsors. Write to the organizers about sponsorship.</bdi>
      </p>
      {contactEmail ? (
        <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(`Sponsorship: ${title}`)}`}>{contactEmail}</a>
      ) : (
        <Link to="/contact">Contact Us</Link>
      )}
    </section>
  );
}
