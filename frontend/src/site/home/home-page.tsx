import { PageMeta } from '../../seo/page-meta';
import { AboutTeaser } from './about-teaser';
import { Hero } from './hero';
import { LatestResearch } from './latest-research';

export function HomePage() {
  return (
    <>
      <PageMeta />
      <Hero />
      <AboutTeaser />
      <LatestResearch />
    </>
  );
}
