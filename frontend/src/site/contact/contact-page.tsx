import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as pillarStyles from '../pillars.module.scss';
import * as styles from './contact.module.scss';

const responseDays = 5;

const occasions = [
  {
    title: 'Partnership opportunities',
    text: 'Universities, institutes and foundations that would like to hold a conference or a course with us.',
  },
  { title: 'General inquiries', text: 'Questions about who we are, what we do and how to take part.' },
  {
    title: 'Research and publications',
    text: 'Permissions, proposals, corrections, and requests to speak with an author.',
  },
];

export function ContactPage() {
  const { text } = useContent();
  const email = text('contact.email');
  return (
    <>
      <PageMeta
        title="Contact Us"
        description="Write to us about partnerships, research, publications or anything else."
      />
      <PageHeader label="Contact us" title="We would like to hear from you">
        <p>A question, an idea, a correction: each of them starts a conversation.</p>
      </PageHeader>
      <section className="section section-muted" aria-labelledby="email-heading">
        <div className="page-width split">
          <div>
            <h2 id="email-heading">Email Us</h2>
          </div>
          <div className="prose">
            <p className="prose-opening">Write us a few lines by email. A person reads every message.</p>
            <a className="btn btn-primary" href={`mailto:${email}`}>
              <Icon name="mail" /> {email}
            </a>
            <p className={styles.responseNote}>
              <Icon name="calendar" /> We usually answer within {responseDays} business days.
            </p>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="occasions-heading">
        <div className="page-width">
          <h2 id="occasions-heading">When to Contact Us</h2>
          <ul className={pillarStyles.pillars}>
            {occasions.map(({ title, text: occasion }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{occasion}</p>
                <a className="link-arrow" href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
                  Write to us<span className="visually-hidden"> about: {title}</span> <Icon name="arrow" flipInRtl />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
