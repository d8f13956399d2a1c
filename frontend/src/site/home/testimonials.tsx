import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath } from '@majlis/contracts/api/list-pages';
import type { Testimonial } from '@majlis/contracts/site/testimonials.schema';
import { type PointerEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { type LongList, type ShownPart, useLongList } from '../../api/long-list';
import { PartLoadError } from '../../ui/page/load-boundary';
import { Spinner } from '../../ui/page/spinner';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { activeInOrder } from '../active-in-order';
import { TestimonialNav } from './testimonial-nav';
import { TestimonialSlide } from './testimonial-slide';
import * as styles from './testimonials.module.scss';

/** The page has no more slides and dots at a time. */
const slidesPerSet = 12;

const testimonialList: LongList<Testimonial> = {
  endpoint: endpoints.testimonials,
  view: 'home',
  maxRows: slidesPerSet,
  toParts: (testimonials) => [{ name: '', rows: activeInOrder(testimonials) }],
};

export function Testimonials() {
  const [testimonials] = useLongList(testimonialList).parts ?? [];
  if (!testimonials?.total) return null;
  return <TestimonialSlider testimonials={testimonials} />;
}

function TestimonialSlider({ testimonials }: { testimonials: ShownPart<Testimonial> }) {
  const { rows, total, isFailed, showAll: loadAll } = testimonials;
  const [selected, setSelected] = useState(0);
  // A refetch may have shortened the list.
  const current = Math.min(selected, total - 1);
  const select = (index: number) => {
    setSelected(index);
    if (index >= rows.length) loadAll();
  };
  const move = (step: 1 | -1) => select((current + step + total) % total);
  const swipe = useSwipe(move);
  const first = current - (current % slidesPerSet);
  const indexes = Array.from({ length: Math.min(slidesPerSet, total - first) }, (_, index) => first + index);
  return (
    <section
      id="endorsements"
      className={`section section-muted ${styles.testimonials}`}
      aria-labelledby="endorsements-heading"
      aria-roledescription={t('home.carousel')}
    >
      <Girih className={styles.pattern} />
      <div className={`page-width ${styles.columns}`}>
        <div>
          <p className="label">{t('home.endorsements')}</p>
          <h2 id="endorsements-heading">{t('home.whatOthersSay')}</h2>
          {total > 1 && (
            <TestimonialNav
              names={indexes.map((index) => ({ index, name: rows[index]?.name }))}
              current={current}
              onSelect={select}
              onMove={move}
            />
          )}
          {total > slidesPerSet && (
            <p className={styles.position}>
              {t('home.slideOf', { number: current + 1, count: total })}
              <Link className="link-arrow" to={listPagePath('endorsements')}>
                {t('ui.showAll', { total })} <Icon name="arrow" flipInRtl />
              </Link>
            </p>
          )}
        </div>
        <div className={styles.slides} id="endorsements-slides" aria-live="polite" {...swipe}>
          {!rows[current] && (isFailed ? <PartLoadError onRetry={loadAll} /> : <Spinner />)}
          {indexes.map((index) => {
            const testimonial = rows[index];
            return (
              testimonial && (
                <TestimonialSlide
                  key={testimonial.id}
                  testimonial={testimonial}
                  label={t('home.slideOf', { number: index + 1, count: total })}
                  isCurrent={index === current}
                />
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}

const minSwipePx = 40;

/** Reports horizontal touch swipes in reading direction: 1 to the next item, -1 to the previous one. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [across, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < minSwipePx || Math.abs(across) < Math.abs(down)) return;
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === isRtl ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
