import { PageMeta } from '../../seo/page-meta';
import { useHashScroll } from '../../ui/scroll/use-hash-scroll';
import { AboutTeaser } from './about-teaser';
import { Endorsements } from './endorsements';
import { Hero } from './hero';
import { HomeTimeline } from './home-timeline';
import { LatestEpisodes } from './latest-episodes';
import { LatestPosts } from './latest-posts';
import { LatestResearch } from './latest-research';
import { SocialFeed } from './social/social-feed';
import { SocialLinks } from './social/social-links';

const hashScrollDelay = 300;

export function HomePage() {
  useHashScroll(hashScrollDelay);
  return (
    <>
      <PageMeta />
      <Hero />
      <AboutTeaser />
      <LatestResearch />
      <LatestPosts />
      <LatestEpisodes />
      <HomeTimeline />
      <Endorsements />
      <SocialLinks />
      <SocialFeed />
    </>
  );
}
