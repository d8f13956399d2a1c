import { PageMeta } from '../../seo/page-meta';
import { useHashScroll } from '../../ui/scroll/use-hash-scroll';
import { AboutTeaser } from './about-teaser';
import { Hero } from './hero';
import { HomeTimeline } from './home-timeline';
import { LatestEpisodes } from './latest-episodes';
import { LatestPosts } from './latest-posts';
import { LatestResearch } from './latest-research';
import { SocialFeed } from './social/social-feed';
import { SocialLinks } from './social/social-links';
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
