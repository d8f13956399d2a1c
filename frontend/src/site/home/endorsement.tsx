import type { Testimonial } from '@majlis/contracts/testimonials';
import { Avatar } from '../../ui/picture/avatar';
import { languageOf } from '../../ui/text/auto-text';
import { Expander } from '../../ui/text/expander';
import * as styles from './endorsements.module.scss';

const longQuotation = 200;
/** Longer ones would leave a long gap below the short ones, for all of them share one box. */
const longestQuotation = 360;

type EndorsementProps = { testimonial: Testimonial; label: string; isCurrent: boolean };

export function Endorsement({ testimonial, label, isCurrent }: EndorsementProps) {
  const { name, title, organization, country, testimonial: words, imageUrl } = testimonial;
  const particulars = [title, organization, country].filter((part) => part !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      className={styles.endorsement}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isCurrent}
    >
      <figure>
        <blockquote>
          <Expander
            key={String(isCurrent)}
            className={words.length > longQuotation ? `${styles.text} ${styles.longText}` : styles.text}
            text={words}
            limit={longestQuotation}
            about={name}
          />
        </blockquote>
        <figcaption dir="auto">
          <Avatar className={styles.portrait} url={imageUrl} name={name} sizes="64px" />
          <div>
            <p className={styles.name} lang={languageOf(name)}>
              {name}
            </p>
            {particulars.length > 0 && (
              <p className={styles.particulars}>
                {particulars.map((part) => (
                  <bdi key={part}>{part}</bdi>
                ))}
              </p>
            )}
          </div>
        </figcaption>
      </figure>
    </div>
  );
}
