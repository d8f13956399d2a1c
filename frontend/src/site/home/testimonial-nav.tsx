import type { KeyboardEvent } from 'react';
import { t } from '#messages';
import { Icon } from '../../ui/picture/icon';
import * as styles from './testimonials.module.scss';

type TestimonialNavProps = {
  /** Each has a dot. A name is undefined until its testimonial has loaded. */
  names: { index: number; name: string | undefined }[];
  current: number;
  onSelect: (index: number) => void;
  onMove: (step: 1 | -1) => void;
};

export function TestimonialNav({ names, current, onSelect, onMove }: TestimonialNavProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onMove((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div className={styles.nav} role="group" aria-label={t('home.chooseEndorsement')} onKeyDown={onKeyDown}>
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
