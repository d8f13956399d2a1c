import type { Testimonial } from '@majlis/contracts/site/testimonials.schema';
import { t } from '#messages';
import { Avatar } from '../../ui/picture/avatar';
import { detectLanguage } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { ReadMore } from '../../ui/text/read-more';
import * as styles from './testimonials.module.scss';

const longQuotationLength = 200;
/** All quotations share one box, so a longer one would leave a gap below the short ones. */
const quotationPreviewLength = 360;

type TestimonialSlideProps = { testimonial: Testimonial; label: string; isCurrent: boolean };

export function TestimonialSlide({ testimonial, label, isCurrent }: TestimonialSlideProps) {
  return (
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
}

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
