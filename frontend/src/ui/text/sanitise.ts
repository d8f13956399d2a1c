import { contentMarkup } from '@majlis/contracts/shared/rich-text';
import DOMPurify from 'dompurify';

/** The allowed classes are those of the times in episode notes. */
export const sanitiserOptions = {
  ALLOWED_TAGS: Object.keys(contentMarkup),
  ALLOWED_ATTR: [...new Set(Object.values(contentMarkup).flat()), 'class'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export const sanitise = (html: string): string => DOMPurify.sanitize(html, sanitiserOptions);
