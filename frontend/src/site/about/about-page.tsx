import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Girih } from '../../ui/picture/girih';
import { useHashScroll } from '../../ui/scroll';
import { ContentText, useContent, useReservedSpace } from '../../ui/text/content';
import * as pillarStyles from '../pillars.module.scss';
import * as styles from './about.module.scss';
import { AboutTimeline, Team } from './about-lists';

const hashScrollDelayMs = 300;

export function AboutPage() {
  const { text } = useContent();
  useHashScroll(hashScrollDelayMs);
  return (
    <>
      <PageMeta title={t('navigation.whoWeAre')} description={t('about.description', { site: text('site.name') })} />
      <PageHeader label={t('about.aboutUs')} title={t('about.aRoom')}>
        <p className={useReservedSpace()}>
          <ContentText entry="site.description" />
        </p>
      </PageHeader>
      <WhoWeAre />
      <Mission />
      <AboutTimeline />
      <Team />
      <JoinOurMission />
    </>
  );
}

const WhoWeAre = () => (
  <section className="section section-muted" id="who-we-are" aria-labelledby="who-we-are-heading">
    <div className="page-width split">
      <div>
        <p className="label">{t('about.since2011')}</p>
        <h2 id="who-we-are-heading">{t('navigation.whoWeAre')}</h2>
      </div>
      <div className="prose">
        <p className="prose-opening">
          {rich('about.bringsTogether', { site: () => <ContentText entry="site.name" /> })}
        </p>
        <p>{t('about.founded')}</p>
        <p>{t('about.majlis')}</p>
      </div>
    </div>
  </section>
);

const pillars = [
  { title: t('about.religiousFreedom'), text: t('about.religiousFreedomText') },
  { title: t('about.economicFreedom'), text: t('about.economicFreedomText') },
  { title: t('about.politicalFreedom'), text: t('about.politicalFreedomText') },
];

const Mission = () => (
  <section className="section" id="mission" aria-labelledby="mission-heading">
    <div className="page-width">
      <div className={styles.intro}>
        <p className="label">{t('about.whatWeWorkFor')}</p>
        <h2 id="mission-heading">{t('navigation.mission')}</h2>
        <p className="lead">{t('about.missionStatement')}</p>
      </div>
      <ol className={pillarStyles.pillars}>
        {pillars.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const JoinOurMission = () => (
  <section className="section section-accent" aria-labelledby="join-heading">
    <Girih className="section-pattern" />
    <div className={`page-width ${styles.callToAction}`}>
      <h2 id="join-heading">{t('about.joinOurMission')}</h2>
      <p className="lead">{t('about.readAndFollow')}</p>
      <div className="actions">
        <Link className="btn btn-light" to="/research">
          {t('about.exploreOurResearch')}
        </Link>
        <Link className="btn btn-outline-light" to="/blog">
          {t('about.readTheBlog')}
        </Link>
      </div>
    </div>
  </section>
);
