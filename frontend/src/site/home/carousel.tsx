import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import type { CarouselFile } from '@majlis/contracts/site/hero-images.schema';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { t } from '#messages';
import { useIntersection, useMediaQuery } from '../../ui/hooks';
import { Icon } from '../../ui/picture/icon';
import { Picture } from '../../ui/picture/picture';
import { prefersReducedMotion, reducedMotionQuery } from '../../ui/scroll';
import * as styles from './carousel.module.scss';

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
    <section
      className={`${styles.carousel} screen-only`}
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.pictures')}
    >
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
          <ul key={copy} className={styles.pictures} aria-hidden={copy !== 'first'}>
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

const autoScrollStep = { milliseconds: 50, pixels: 1 };
const arrowStepPx = 300;
/** Auto-scrolling pauses during the smooth scroll of a step, because it would cancel it. */
const animationMs = 600;

/** Scrolls a strip that holds its content three times, automatically while it is visible, by steps and by dragging. */
function useAutoScroll(isPaused: boolean) {
  const track = useRef<HTMLElement>(null);
  const animation = useRef({ until: 0, to: 0 });
  const drag = useRef<{ x: number }>(undefined);
  const [isOnScreen, setOnScreen] = useState(false);
  useIntersection(track, setOnScreen);
  const isMoving = isOnScreen && !isPaused;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const strip = track.current;
      if (!strip || drag.current || Date.now() < animation.current.until) return;
      strip.scrollLeft = wrapOffset(strip, strip.scrollLeft + autoScrollStep.pixels);
    }, autoScrollStep.milliseconds);
    return () => clearInterval(timer);
  }, [isMoving]);

  function move(direction: 1 | -1) {
    const strip = track.current;
    if (!strip) return;
    // A press during the animation adds to the target of the previous press.
    const { until, to } = animation.current;
    const target = (Date.now() < until ? to : strip.scrollLeft) + direction * arrowStepPx;
    const jump = target < 0 ? loopLength(strip) : wrapOffset(strip, strip.scrollLeft) - strip.scrollLeft;
    if (jump !== 0) strip.scrollLeft += jump;
    animation.current = { until: Date.now() + animationMs, to: target + jump };
    strip.scrollTo({ left: target + jump, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  // Touch scrolling is native and has momentum, so auto-scrolling waits until that has ended.
  const pauseUntil = (until: number) => {
    animation.current.until = until;
  };
  const resumeAfterMomentum = () => pauseUntil(Date.now() + 2 * animationMs);

  return {
    track,
    move,
    dragHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse') return;
        drag.current = { x: event.clientX };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse' || !drag.current) return;
        const strip = event.currentTarget;
        strip.scrollLeft = wrapOffset(strip, strip.scrollLeft + drag.current.x - event.clientX);
        drag.current = { x: event.clientX };
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') drag.current = undefined;
      },
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onTouchStart: () => pauseUntil(Number.POSITIVE_INFINITY),
      onTouchEnd: resumeAfterMomentum,
      onTouchCancel: resumeAfterMomentum,
    },
  };
}

/** Returns the distance in px between the starts of the first two copies; 0 before layout. */
function loopLength(strip: HTMLElement): number {
  const [first, second] = strip.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}

/** Returns the equivalent offset within the first copy; a jump there is invisible. */
export function wrapOffset(strip: HTMLElement, offset: number): number {
  const length = loopLength(strip);
  return length === 0 ? offset : ((offset % length) + length) % length;
}
