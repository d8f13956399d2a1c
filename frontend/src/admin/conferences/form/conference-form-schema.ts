import { conferenceInput } from '@majlis/contracts/conference-input';
import { isSlug } from '@majlis/contracts/slugs';
import { requiredText } from '@majlis/contracts/text';
import { z } from 'zod';

/** The conference form requires more fields than the service does. */
export const conferenceFormSchema = z.pipe(
  conferenceInput.in.extend({
    slug: requiredText('Slug', 140).refine(isSlug, 'Use lower-case letters, digits and single hyphens'),
    description: requiredText('Description', 20_000),
  }),
  conferenceInput.out,
);
