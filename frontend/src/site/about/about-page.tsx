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
      <PageMeta title="Who We Are" description={`${text('site.name')}: who we are, our mission and our theme.`} />
      <PageHeader label="About us" title="A room where people meet to think">
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
          <p className="label">Since 2011</p>
          <h2 id="who-we-are-heading">Who We Are</h2>
        </div>
        <div className="prose">
          <p className="prose-opening">
            <ContentText entry="site.name" /> brings together scholars, students and citizens who hold that faith and
            freedom belong together, and who are willing to argue the case in good company.
          </p>
          <p>
            We were founded in 2011 and are a non-profit organization registered in Malaysia. Our fellows work in
            universities, courts, newsrooms and civil society in many countries. They write for one another and for
            everybody who wants to understand how religious, economic and political freedom can be drawn from the
            sources of Islam and lived today.
          </p>
          <p>
            We publish research, hold conferences and keep a conversation going in between. A majlis is the room in
            which people sit down to talk, and nobody needs to share a conclusion to take a seat in ours.
          </p>
        </div>
      </div>
    </section>
  );
}
