import { type ContentKey, foundingYear } from '@majlis/contracts/site/content-defaults';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { detectLanguage } from '../../ui/text/auto-text';
import { ContentText, useContent } from '../../ui/text/content';
import * as pillarStyles from '../pillars.module.scss';
import * as styles from './support.module.scss';

const visions = [t('support.faithfulAndFree'), t('support.ideasTravel')];

const reasons = [
  { title: t('support.independence'), text: t('support.independenceText') },
  { title: t('support.aPlace'), text: t('support.aPlaceText') },
  { title: t('support.openness'), text: t('support.opennessText') },
];

export const SupportPage = () => (
  <>
    <PageMeta title={t('navigation.support')} description={t('support.description')} />
    <PageHeader label={t('support.supportUs')} title={t('support.helpTheConversation')}>
      <p>{t('support.peopleLikeYou')}</p>
    </PageHeader>
    <section className="section section-muted" aria-labelledby="vision-heading">
      <div className="page-width split">
        <h2 id="vision-heading">{t('support.ourVision')}</h2>
        <div className={styles.quotations}>
          {visions.map((vision) => (
            <blockquote key={vision}>
              <p>{vision}</p>
            </blockquote>
          ))}
        </div>
      </div>
    </section>
    <section className="section" aria-labelledby="reasons-heading">
      <div className="page-width">
        <h2 id="reasons-heading">{t('support.whySupport')}</h2>
        <ul className={pillarStyles.pillars}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Gifts />
        <SupportByEmail />
      </div>
    </section>
    <OurImpact />
  </>
);

/** Staff write one use of gifts on each line, like 'Travel: a student comes to a conference'. */
function Gifts() {
  const { text } = useContent();
  const uses = text('support.gifts').split('\n').filter(hasVisibleText);
  if (uses.length === 0) return null;
  return (
    <div className={`split ${styles.gifts}`}>
      <h2>{t('support.whatAGiftDoes')}</h2>
      <ul className={styles.uses}>
        {uses.map((use) => {
          const [, name, description = use] = /^([^:]+): *(.+)$/.exec(use) ?? [];
          return (
            <li key={use} dir="auto" lang={detectLanguage(use)}>
              {name && <h3>{name}</h3>}
              <p>{description}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const hasVisibleText = (line: string) => line.trim() !== '';

function SupportByEmail() {
  const { text } = useContent();
  const email = text('support.email');
  return (
    <div className={styles.panel}>
      <div>
        <h2>{t('contact.writeToUs')}</h2>
        <p>{t('support.tellUs')}</p>
      </div>
      <a className="btn btn-primary" href={`mailto:${email}`}>
        <Icon name="mail" /> {email}
      </a>
    </div>
  );
}

const counts: { entry: ContentKey; name: string }[] = [
  { entry: 'impact.conferences', name: t('support.conferences') },
  { entry: 'impact.books', name: t('support.books') },
  { entry: 'impact.scholars', name: t('support.scholars') },
  { entry: 'impact.years', name: t('support.years') },
];

function OurImpact() {
  const { text } = useContent();
  const years = new Date(usePageOpenedAt()).getUTCFullYear() - foundingYear;
  return (
    <section className="section section-accent" aria-labelledby="impact-heading">
      <Girih className="section-pattern" />
      <div className="page-width">
        <h2 id="impact-heading">{t('support.ourImpact')}</h2>
        <dl className={styles.counts}>
          {counts.map(({ entry, name }) => (
            <div key={entry}>
              <dt>{name}</dt>
              <dd>
                {entry === 'impact.years' && !text(entry) ? (
                  <span dir="auto">{t('support.moreThan', { years })}</span>
                ) : (
                  <ContentText entry={entry} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
