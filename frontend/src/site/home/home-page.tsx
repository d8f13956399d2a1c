import { PageMeta } from '../../seo/page-meta';
import { AboutTeaser } from './about-teaser';
import { Endorsements } from './endorsements';
import { Hero } from './hero';
import { HomeTimeline } from './home-timeline';
import { LatestResearch } from './latest-research';

export function HomePage() {
  return (
    <>
      <PageMeta />
      <Hero />
      <AboutTeaser />
      <LatestResearch />
      <HomeTimeline />
      <Endorsements />
    </>
  );
}
