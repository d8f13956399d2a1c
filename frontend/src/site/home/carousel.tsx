import type { CarouselFile } from '@majlis/contracts/hero-images';
import { storedImage } from '@majlis/contracts/stored-images';
import { useState } from 'react';
import { Icon } from '../../ui/icon';
import { prefersReducedMotion } from '../../ui/motion';
import { Picture } from '../../ui/picture';
import { useAutoScroll } from './use-auto-scroll';

/** The strip shows its pictures three times, so that it can go round without an end in sight. */
const copies = ['first', 'second', 'third'];
/** Fewer pictures are repeated, or three times all of them would not fill a wide screen. */
const leastPictures = 6;

/** A tile of 350 by 500 px cuts its part out of a picture that is drawn 500 px high. */
function sizesOf(url: string): string {
  const { width, height } = storedImage(url) ?? { width: 16, height: 9 };
  return `${Math.max(350, Math.round((500 * width) / height))}px`;
}

export function Carousel({ files }: { files: CarouselFile[] }) {
  const [isStopped, setStopped] = useState(prefersReducedMotion);
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
    <section className="carousel" aria-roledescription="carousel" aria-label="Pictures">
      <section
        ref={track}
        className="carousel-track"
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
                  isFirst={copy === 'first' && index < 2}
                />
              </li>
            ))}
          </ul>
        ))}
      </section>
      <button
        type="button"
        className="carousel-step carousel-previous"
        aria-label="Previous pictures"
        onClick={() => move(-1)}
        {...hold}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="carousel-step carousel-next"
        aria-label="Next pictures"
        onClick={() => move(1)}
        {...hold}
      >
        <Icon name="arrow" />
      </button>
      <button type="button" className="carousel-pause" onClick={() => setStopped(!isStopped)}>
        <Icon name={isStopped ? 'play' : 'pause'} />
        {isStopped ? 'Play' : 'Pause'}
      </button>
    </section>
  );
}
