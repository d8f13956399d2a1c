import type { CarouselFile } from '@majlis/contracts/hero-images';
import { storedImage } from '@majlis/contracts/stored-images';
import { useState } from 'react';
import { useMedia } from '../../ui/hooks/use-media';
import { Icon } from '../../ui/picture/icon';
import { Picture } from '../../ui/picture/picture';
import { reducedMotion } from '../../ui/scroll/motion';
import * as styles from './carousel.module.scss';
import { useAutoScroll } from './use-auto-scroll';

/** The strip shows its pictures three times, so that it can go round without an end in sight. */
const copies = ['first', 'second', 'third'];
/** Fewer pictures are repeated, or three times all of them would not fill a wide screen. */
const leastPictures = 6;

/**
 * A tile of 350 by 500 px cuts its part out of a picture that is drawn 500 px high. On a phone half as many pixels do: most
 * of the picture is not seen, and the page waits for it.
 */
function sizesOf(url: string): string {
  const { width, height } = storedImage(url) ?? { width: 16, height: 9 };
  const drawn = Math.max(350, Math.round((500 * width) / height));
  return `(max-width: 767px) ${Math.round(drawn / 2)}px, ${drawn}px`;
}

export function Carousel({ files }: { files: CarouselFile[] }) {
  const isUnwanted = useMedia(reducedMotion);
  const [isStopped = isUnwanted, setStopped] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const { track, move, dragging } = useAutoScroll(isStopped || isHeld);
  const filled = Array.from({ length: Math.max(1, Math.ceil(leastPictures / files.length)) }, () => files).flat();
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Pictures">
      <section
        ref={track}
        className={styles.track}
        dir="ltr"
        aria-label="Strip of pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        {...dragging}
        onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
        onBlur={() => setHeld(false)}
      >
        {copies.map((copy) => (
          <ul key={copy} aria-hidden={copy !== 'first'}>
            {filled.map(({ url, alt }, index) => (
              <li key={`${index} ${url}`} aria-hidden={index >= files.length}>
                <Picture
                  url={url}
                  alt={copy === 'first' && index < files.length ? alt : ''}
                  sizes={sizesOf(url)}
                  isFirst={copy === 'first' && index === 0}
                  missing="Image not found"
                />
              </li>
            ))}
          </ul>
        ))}
      </section>
      <button
        type="button"
        className={`${styles.step} ${styles.previous}`}
        aria-label="Previous pictures"
        onClick={() => move(-1)}
        {...hold}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={`${styles.step} ${styles.next}`}
        aria-label="Next pictures"
        onClick={() => move(1)}
        {...hold}
      >
        <Icon name="arrow" />
      </button>
      <button type="button" className={styles.pause} onClick={() => setStopped(!isStopped)}>
        <Icon name={isStopped ? 'play' : 'pause'} />
        {isStopped ? 'Play' : 'Pause'}
      </button>
    </section>
  );
}
