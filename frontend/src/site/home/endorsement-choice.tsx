import type { Testimonial } from '@majlis/contracts/testimonials';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../ui/picture/icon';
import * as styles from './endorsements.module.scss';

type EndorsementChoiceProps = {
  testimonials: Testimonial[];
  current: number;
  choose: (place: number) => void;
  move: (step: 1 | -1) => void;
};

/** Steps, a dot for each, and the arrow keys while one of them has the focus. */
export function EndorsementChoice({ testimonials, current, choose, move }: EndorsementChoiceProps) {
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isReadFromRight = getComputedStyle(event.currentTarget).direction === 'rtl';
    move((event.key === 'ArrowRight') === isReadFromRight ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div className={styles.choice} role="group" aria-label="Choose an endorsement" onKeyDown={steer}>
      <button type="button" className={styles.step} aria-label="Previous endorsement" onClick={() => move(-1)}>
        <Icon name="back" mirrored />
      </button>
      <button type="button" className={styles.step} aria-label="Next endorsement" onClick={() => move(1)}>
        <Icon name="arrow" mirrored />
      </button>
      <ul className={styles.dots}>
        {testimonials.map(({ id, name }, place) => (
          <li key={id}>
            <button
              type="button"
              className={styles.dot}
              aria-label={`Endorsement ${place + 1}, by ${name}`}
              aria-current={place === current}
              aria-controls="endorsements-slides"
              onClick={() => choose(place)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
