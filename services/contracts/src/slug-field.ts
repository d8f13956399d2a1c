import { z } from 'zod';
import { code } from './messages.js';
import { isSlug } from './slugs.js';

export const slugText = z
  .string(code.notAddressOrEmpty)
  .max(140, code.slugTooLong)
  .refine((slug) => slug === '' || isSlug(slug), code.notSlug);

/** When it is empty, the service derives it from the title or name. */
export const optionalSlug = slugText.default('');
