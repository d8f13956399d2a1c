import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/loading';
import { useHashScroll } from '../../ui/scroll';
import { ContentText, useContent } from '../../ui/text/content';
import { RichText } from '../../ui/text/rich-text';
import { SocialNetworks } from '../navigation/site-links';
import { Hero } from './hero';
import * as styles from './home.module.scss';
import { HomeTimeline } from './home-timeline';
import { LatestEpisodes, LatestPosts, LatestResearch } from './latest-items';
import * as socialStyles from './social/social.module.scss';
import { SocialFeed } from './social/social-feed';
import { Testimonials } from './testimonials';

const hashScrollDelayMs = 300;

export function HomePage() {
  useHashScroll(hashScrollDelayMs);
  return (
    <>
      <PageMeta />
      <Hero />
      <AboutTeaser />
      <LatestResearch />
      <LatestPosts />
      <LatestEpisodes />
      <HomeTimeline />
      <Testimonials />
      <SocialLinks />
      <SocialFeed />
    </>
  );
}

function AboutTeaser() {
  const { text, isPending } = useContent();
  return (
    <section className="section section-muted" id="about" aria-labelledby="about-heading">
      <div className="page-width split">
        <div>
          <p className="label">{t('home.whoWeAre')}</p>
          <h2 id="about-heading">{rich('home.aboutSite', { site: () => <ContentText entry="site.name" /> })}</h2>
        </div>
        <div className={styles.aboutText}>
          {isPending ? <SkeletonLines lines={4} /> : <RichText html={text('about.content')} />}
          <Link className="btn btn-outline-primary" to="/about">
            <ContentText entry="about.button_text" />
          </Link>
        </div>
      </div>
    </section>
  );
}

const SocialLinks = () => (
  <section className={`section ${socialStyles.links} screen-only`} id="follow" aria-labelledby="follow-heading">
    <div className="page-width">
      <div>
        <p className="label">{t('footer.follow')}</p>
        <h2 id="follow-heading">{t('home.stayInTheConversation')}</h2>
      </div>
      <SocialNetworks />
    </div>
  </section>
);
