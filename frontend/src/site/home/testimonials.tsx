import { endpoints } from '@majlis/contracts/endpoints';
import type { Testimonial } from '@majlis/contracts/testimonials';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as messages from '#messages/home';
import { query } from '../../api/query';
import { Girih } from '../../ui/picture/girih';
import { activeInOrder } from '../active-in-order';
import { TestimonialNav } from './testimonial-nav';
import { TestimonialSlide } from './testimonial-slide';
import * as styles from './testimonials.module.scss';
import { useSwipe } from './use-swipe';

export function Testimonials() {
  const testimonials = useQuery({ ...query(endpoints.testimonials), select: activeInOrder<Testimonial> });
  if (!testimonials.data?.length) return null;
  return <TestimonialSlider testimonials={testimonials.data} />;
}

function TestimonialSlider({ testimonials }: { testimonials: Testimonial[] }) {
  const [selected, select] = useState(0);
  const count = testimonials.length;
  // A refetch may have shortened the list.
  const current = Math.min(selected, count - 1);
  const move = (step: 1 | -1) => select((current + step + count) % count);
  const swipe = useSwipe(move);
  return (
    <section
      id="endorsements"
      className={`section section-muted ${styles.testimonials}`}
      aria-labelledby="endorsements-heading"
      aria-roledescription={messages.carousel}
    >
      <Girih className={styles.pattern} />
      <div className={`page-width ${styles.columns}`}>
        <div>
          <p className="label">{messages.endorsements}</p>
          <h2 id="endorsements-heading">{messages.whatOthersSay}</h2>
          {count > 1 && (
            <TestimonialNav testimonials={testimonials} current={current} onSelect={select} onMove={move} />
          )}
        </div>
        <div className={styles.slides} id="endorsements-slides" aria-live="polite" {...swipe}>
          {testimonials.map((testimonial, index) => (
            <TestimonialSlide
              key={testimonial.id}
              testimonial={testimonial}
              label={messages.slideOf(index + 1, count)}
              isCurrent={index === current}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
