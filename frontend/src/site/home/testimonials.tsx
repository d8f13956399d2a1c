import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath } from '@majlis/contracts/api/list-pages';
import type { Testimonial } from '@majlis/contracts/site/testimonials.schema';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { activeInOrder, type ShownPart, singleList, useLongList } from '../../api/long-list';
import { PartLoadError } from '../../ui/page/load-boundary';
import { Spinner } from '../../ui/page/loading';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { Avatar } from '../../ui/picture/picture';
import { contentDirection, detectLanguage } from '../../ui/text/auto-text';
import { ReadMore } from '../../ui/text/read-more';
import * as styles from './testimonials.module.scss';

/** At most this many slides and dots are rendered at a time. */
const slidesPerSet = 12;

const testimonialList = singleList(endpoints.testimonials, 'home', slidesPerSet, activeInOrder);

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
      <Girih className={`${styles.pattern} screen-only`} />
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

type TestimonialNavProps = {
  /** Each testimonial has a dot. Its name is undefined until it has loaded. */
  names: { index: number; name: string | undefined }[];
  current: number;
  onSelect: (index: number) => void;
  onMove: (step: 1 | -1) => void;
};

function TestimonialNav({ names, current, onSelect, onMove }: TestimonialNavProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onMove((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      className={`${styles.nav} screen-only`}
      role="group"
      aria-label={t('home.chooseEndorsement')}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={t('home.previousEndorsement')}
        onClick={() => onMove(-1)}
      >
        <Icon name="back" flipInRtl />
      </button>
      <button type="button" className={styles.step} aria-label={t('home.nextEndorsement')} onClick={() => onMove(1)}>
        <Icon name="arrow" flipInRtl />
      </button>
      <ul className={styles.dots}>
        {names.map(({ index, name }) => (
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              aria-label={name ? t('home.endorsementBy', { number: index + 1, name }) : String(index + 1)}
              aria-current={index === current}
              aria-controls="endorsements-slides"
              onClick={() => onSelect(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const longQuotationLength = 200;
/** A longer quotation is cut: all share one box, so it would leave a gap below the short ones. */
const quotationPreviewLength = 360;

type TestimonialSlideProps = { testimonial: Testimonial; label: string; isCurrent: boolean };

const TestimonialSlide = ({ testimonial, label, isCurrent }: TestimonialSlideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
  <div
    className={styles.slide}
    role="group"
    aria-roledescription={t('home.slide')}
    aria-label={label}
    aria-hidden={!isCurrent}
  >
    <TestimonialFigure key={String(isCurrent)} testimonial={testimonial} />
  </div>
);

export function TestimonialFigure({ testimonial }: { testimonial: Testimonial }) {
  const { name, title, organization, country, testimonial: quotation, imageUrl, pictures } = testimonial;
  const affiliation = [title, organization, country].filter((part) => part !== '');
  return (
    <figure className={styles.figure}>
      <blockquote>
        <ReadMore
          className={quotation.length > longQuotationLength ? `${styles.text} ${styles.longText}` : styles.text}
          text={quotation}
          limit={quotationPreviewLength}
          about={name}
        />
      </blockquote>
      <figcaption dir={contentDirection(affiliation[0] ?? name)}>
        <Avatar className={styles.portrait} url={imageUrl} details={pictures?.[imageUrl]} name={name} sizes="64px" />
        <div>
          <p className={styles.name} lang={detectLanguage(name)}>
            <bdi>{name}</bdi>
          </p>
          {affiliation.length > 0 && (
            <p className={styles.affiliation}>
              {affiliation.map((part) => (
                <bdi key={part}>{part}</bdi>
              ))}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
