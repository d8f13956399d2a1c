import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { ContentText } from '../../ui/text/content-text';
import { RichText } from '../../ui/text/rich-text';
import { useContent } from '../../ui/text/use-content';
import * as styles from './home.module.scss';

export function AboutTeaser() {
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
