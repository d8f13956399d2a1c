import * as messages from '#messages/about';
import { fillIn } from '../../messages/fill-in';
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
      <PageMeta title={messages.title} description={messages.description(text('site.name'))} />
      <PageHeader label={messages.aboutUs} title={messages.aRoom}>
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
          <p className="label">{messages.since2011}</p>
          <h2 id="who-we-are-heading">{messages.title}</h2>
        </div>
        <div className="prose">
          <p className="prose-opening">
            {fillIn(messages.bringsTogether, { site: <ContentText entry="site.name" /> })}
          </p>
          <p>{messages.founded}</p>
          <p>{messages.majlis}</p>
        </div>
      </div>
    </section>
  );
}
