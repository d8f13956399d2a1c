import { z } from 'zod';

const invalidEmail = 'Give an e-mail address, like name@example.org';

export const optionalEmail = z
  .string('Give an e-mail address or leave it empty')
  .trim()
  .max(254, 'An e-mail address has at most 254 characters')
  .refine((text) => text === '' || z.email().safeParse(text).success, invalidEmail)
  .default('');
