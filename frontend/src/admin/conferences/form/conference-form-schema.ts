import { conferenceInput } from '@majlis/contracts/conference-input';
import { isSlug } from '@majlis/contracts/slugs';
import { requiredText } from '@majlis/contracts/text';
import { z } from 'zod';

/** A conference as the manager's form takes it: more is required there than by the service. */
export const conferenceFormSchema = z.pipe(
  conferenceInput.in.extend({
    slug: requiredText('Slug', 140).refine(isSlug, 'Use lower-case letters, digits and single hyphens'),
    description: requiredText('Description', 20_000),
  }),
  conferenceInput.out,
);
