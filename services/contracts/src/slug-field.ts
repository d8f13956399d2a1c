import { z } from 'zod';
import { isSlug } from './slugs.js';

export const slugText = z
  .string('Give an address or leave it empty')
  .max(140, 'An address has at most 140 characters')
  .refine((slug) => slug === '' || isSlug(slug), 'Use lower-case letters, digits and single hyphens');

/** When it is empty, the service derives it from the title or name. */
export const optionalSlug = slugText.default('');
