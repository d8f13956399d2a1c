import { bundledPictures } from '@majlis/contracts/content-defaults';
import { endpoints } from '@majlis/contracts/endpoints';
import type { CarouselFile } from '@majlis/contracts/hero-images';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { type LongList, useLongList } from '../../api/long-list';
import { PageTitle } from '../../ui/page/page-title';
import { useIsHydrating } from '../../ui/page/prerender';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { useReservedSpace } from '../../ui/text/use-reserved-space';
import { Carousel } from './carousel';
import * as carousel from './carousel.module.scss';
import * as styles from './home.module.scss';
import { NextConferenceLink } from './next-conference-link';

const carouselFiles: LongList<CarouselFile> = {
  endpoint: endpoints.carouselFiles,
  view: 'home',
  maxRows: 12,
  toParts: (files) => [{ name: '', rows: files }],
};

export function Hero() {
  const { text } = useContent();
  const reservedSpace = useReservedSpace();
  const isHydrating = useIsHydrating();
  const { parts, start } = useLongList(carouselFiles, !isHydrating);
  const [files] = parts ?? [];
  return (
    <section className={styles.hero}>
      <Girih className={styles.heroPattern} />
      <div className={`page-width ${styles.heroText}`}>
        <PageTitle className={reservedSpace} text={text('hero.title')}>
          <ContentText entry="hero.title" />
        </PageTitle>
        <p className={`lead ${reservedSpace}`}>
          <ContentText entry="hero.subtitle" />
        </p>
        <div className="actions">
          <Link className="btn btn-primary" to="/research">
            {t('home.readOurResearch')}
          </Link>
          <Link className="link-arrow" to="/conferences">
            {t('home.seeTheConferences')} <Icon name="arrow" flipInRtl />
          </Link>
        </div>
        <NextConferenceLink />
      </div>
      {start.isPending ? (
        <div className={`${carousel.carousel} ${carousel.pending} skeleton`} />
      ) : (
        <Carousel files={files?.rows.length ? files.rows : bundledPictures} />
      )}
    </section>
  );
}
