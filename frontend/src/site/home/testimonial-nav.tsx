import type { Testimonial } from '@majlis/contracts/testimonials';
import type { KeyboardEvent } from 'react';
import * as messages from '#messages/home';
import { Icon } from '../../ui/picture/icon';
import * as styles from './testimonials.module.scss';

type TestimonialNavProps = {
  testimonials: Testimonial[];
  current: number;
  onSelect: (index: number) => void;
  onMove: (step: 1 | -1) => void;
};

export function TestimonialNav({ testimonials, current, onSelect, onMove }: TestimonialNavProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onMove((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div className={styles.nav} role="group" aria-label={messages.chooseEndorsement} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.step}
        aria-label={messages.previousEndorsement}
        onClick={() => onMove(-1)}
      >
        <Icon name="back" flipInRtl />
      </button>
      <button type="button" className={styles.step} aria-label={messages.nextEndorsement} onClick={() => onMove(1)}>
        <Icon name="arrow" flipInRtl />
      </button>
      <ul className={styles.dots}>
        {testimonials.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.dot}
              aria-label={messages.endorsementBy(index + 1, name)}
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
