import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/content';
import * as pillarStyles from '../pillars.module.scss';
import * as styles from './contact.module.scss';

const occasions = [
  { title: t('contact.partnerships'), text: t('contact.partnershipsText') },
  { title: t('contact.inquiries'), text: t('contact.inquiriesText') },
  { title: t('contact.publications'), text: t('contact.publicationsText') },
];

export function ContactPage() {
  const { text } = useContent();
  const email = text('contact.email');
  return (
    <>
      <PageMeta title={t('navigation.contact')} description={t('contact.description')} />
      <PageHeader label={t('contact.contactUs')} title={t('contact.likeToHearFromYou')}>
        <p>{t('contact.startsAConversation')}</p>
      </PageHeader>
      <section className="section section-muted" aria-labelledby="email-heading">
        <div className="page-width split">
          <div>
            <h2 id="email-heading">{t('contact.emailUs')}</h2>
          </div>
          <div className="prose">
            <p className="prose-opening">{t('contact.writeAFewLines')}</p>
            <a className="btn btn-primary" href={`mailto:${email}`}>
              <Icon name="mail" /> {email}
            </a>
            <p className={styles.responseNote}>
              <Icon name="calendar" /> {t('contact.responseTime')}
            </p>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="occasions-heading">
        <div className="page-width">
          <h2 id="occasions-heading">{t('contact.whenToContactUs')}</h2>
          <ul className={pillarStyles.pillars}>
            {occasions.map(({ title, text: occasion }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{occasion}</p>
                <a
                  className="link-arrow"
                  href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
                  aria-label={t('contact.writeToUsAbout', { occasion: title })}
                >
                  {t('contact.writeToUs')} <Icon name="arrow" flipInRtl />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
