import { rich, t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { useHashScroll } from '../../ui/scroll/use-hash-scroll';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { useReservedSpace } from '../../ui/text/use-reserved-space';
import { AboutTimeline } from './about-timeline';
import { JoinOurMission } from './join-our-mission';
import { Mission } from './mission';
import { Team } from './team';

const hashScrollDelayMs = 300;

export function AboutPage() {
  const { text } = useContent();
  useHashScroll(hashScrollDelayMs);
  return (
    <>
      <PageMeta title={t('about.title')} description={t('about.description', { site: text('site.name') })} />
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

function WhoWeAre() {
  return (
    <section className="section section-muted" id="who-we-are" aria-labelledby="who-we-are-heading">
      <div className="page-width split">
        <div>
          <p className="label">{t('about.since2011')}</p>
          <h2 id="who-we-are-heading">{t('about.title')}</h2>
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
}
