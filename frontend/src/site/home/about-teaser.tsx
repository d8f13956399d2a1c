import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ContentText } from '../../ui/content-text';
import { SkeletonLines } from '../../ui/skeleton-lines';
import { useContent } from '../../ui/use-content';

const RichText = lazy(() => import('../../ui/rich-text').then((module) => ({ default: module.RichText })));

export function AboutTeaser() {
  const { text, isPending } = useContent();
  return (
    <section className="section section-sand" id="about" aria-labelledby="about-heading">
      <div className="page-width about-teaser">
        <div>
          <p className="label">Who we are</p>
          <h2 id="about-heading">
            About <ContentText entry="site.name" />
          </h2>
        </div>
        <div className="about-teaser-text">
          {isPending ? (
            <SkeletonLines lines={4} />
          ) : (
            <Suspense fallback={<SkeletonLines lines={4} />}>
              <RichText html={text('about.content')} />
            </Suspense>
          )}
          <Link className="btn btn-outline-primary" to="/about">
            <ContentText entry="about.button_text" />
          </Link>
        </div>
      </div>
    </section>
  );
}
