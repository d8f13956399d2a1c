import { conferenceInput } from '@majlis/contracts/conference-input';
import { code } from '@majlis/contracts/messages';
import { isSlug } from '@majlis/contracts/slugs';
import { requiredText } from '@majlis/contracts/text';
import { z } from 'zod';

/** The conference form requires more fields than the service does. */
export const conferenceFormSchema = z.pipe(
  conferenceInput.in.extend({
    slug: requiredText(140).refine(isSlug, code.notSlug),
    description: requiredText(20_000),
  }),
  conferenceInput.out,
);
