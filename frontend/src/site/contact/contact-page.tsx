import * as messages from '#messages/contact';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as pillarStyles from '../pillars.module.scss';
import * as styles from './contact.module.scss';

const occasions = [
  { title: messages.partnerships, text: messages.partnershipsText },
  { title: messages.inquiries, text: messages.inquiriesText },
  { title: messages.publications, text: messages.publicationsText },
];

export function ContactPage() {
  const { text } = useContent();
  const email = text('contact.email');
  return (
    <>
      <PageMeta title={messages.title} description={messages.description} />
      <PageHeader label={messages.contactUs} title={messages.likeToHearFromYou}>
        <p>{messages.startsAConversation}</p>
      </PageHeader>
      <section className="section section-muted" aria-labelledby="email-heading">
        <div className="page-width split">
          <div>
            <h2 id="email-heading">{messages.emailUs}</h2>
          </div>
          <div className="prose">
            <p className="prose-opening">{messages.writeAFewLines}</p>
            <a className="btn btn-primary" href={`mailto:${email}`}>
              <Icon name="mail" /> {email}
            </a>
            <p className={styles.responseNote}>
              <Icon name="calendar" /> {messages.responseTime}
            </p>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="occasions-heading">
        <div className="page-width">
          <h2 id="occasions-heading">{messages.whenToContactUs}</h2>
          <ul className={pillarStyles.pillars}>
            {occasions.map(({ title, text: occasion }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{occasion}</p>
                <a
                  className="link-arrow"
                  href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
                  aria-label={messages.writeToUsAbout(title)}
                >
                  {messages.writeToUs} <Icon name="arrow" flipInRtl />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
