import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import type { CarouselFile } from '@majlis/contracts/site/hero-images.schema';
import { useState } from 'react';
import { t } from '#messages';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { Icon } from '../../ui/picture/icon';
import { Picture } from '../../ui/picture/picture';
import { reducedMotionQuery } from '../../ui/scroll/motion';
import * as styles from './carousel.module.scss';
import { useAutoScroll } from './use-auto-scroll';

/** The pictures are rendered three times, so that the strip can loop without a visible end. */
const copies = ['first', 'second', 'third'];
/** Fewer pictures are repeated, because three copies of them would not fill a wide screen. */
const minPictures = 6;

// A tile of 350 by 500 px crops a picture scaled to 500 px in height. Phones get half the pixels, because most of the
// picture is cropped and it delays the first paint.
function imageSizes(url: string): string {
  const { width, height } = parseStoredImageUrl(url) ?? { width: 16, height: 9 };
  const scaledWidth = Math.max(350, Math.round((500 * width) / height));
  return `(max-width: 767px) ${Math.round(scaledWidth / 2)}px, ${scaledWidth}px`;
}

export function Carousel({ files }: { files: CarouselFile[] }) {
  const isReducedMotion = useMediaQuery(reducedMotionQuery);
  const [isStopped = isReducedMotion, setStopped] = useState<boolean>();
  const [isInteracting, setInteracting] = useState(false);
  const { track, move, dragHandlers } = useAutoScroll(isStopped || isInteracting);
  const pictures = Array.from({ length: Math.max(1, Math.ceil(minPictures / files.length)) }, () => files).flat();
  const pauseHandlers = {
    onMouseEnter: () => setInteracting(true),
    onMouseLeave: () => setInteracting(false),
    onFocus: () => setInteracting(true),
    onBlur: () => setInteracting(false),
  };
  return (
    <section className={styles.carousel} aria-roledescription={t('home.carousel')} aria-label={t('home.pictures')}>
      <section
        ref={track}
        className={styles.track}
        dir="ltr"
        aria-label={t('home.stripOfPictures')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        {...dragHandlers}
        onFocus={({ target }) => setInteracting(target.matches(':focus-visible'))}
        onBlur={() => setInteracting(false)}
      >
        {copies.map((copy) => (
          <ul key={copy} aria-hidden={copy !== 'first'}>
            {pictures.map(({ url, alt, pictures: details }, index) => (
              <li key={`${index} ${url}`} aria-hidden={index >= files.length}>
                <Picture
                  url={url}
                  details={details?.[url]}
                  alt={copy === 'first' && index < files.length ? alt : ''}
                  sizes={imageSizes(url)}
                  isFirst={copy === 'first' && index === 0}
                  fallback={t('ui.imageNotFound')}
                />
              </li>
            ))}
          </ul>
        ))}
      </section>
      <button
        type="button"
        className={`${styles.step} ${styles.previous}`}
        aria-label={t('home.previousPictures')}
        onClick={() => move(-1)}
        {...pauseHandlers}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={`${styles.step} ${styles.next}`}
        aria-label={t('home.nextPictures')}
        onClick={() => move(1)}
        {...pauseHandlers}
      >
        <Icon name="arrow" />
      </button>
      <button type="button" className={styles.pause} onClick={() => setStopped(!isStopped)}>
        <Icon name={isStopped ? 'play' : 'pause'} />
        {isStopped ? t('home.play') : t('home.pause')}
      </button>
    </section>
  );
}
