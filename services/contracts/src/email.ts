import { z } from 'zod';

const wrong = 'Give an e-mail address, like name@example.org';

/** An e-mail address, or nothing. */
export const optionalEmail = z
  .string('Give an e-mail address or leave it empty')
  .trim()
  .max(254, 'An e-mail address has at most 254 characters')
  .refine((text) => text === '' || z.email().safeParse(text).success, wrong)
  .default('');
