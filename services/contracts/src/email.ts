import { z } from 'zod';

const invalidEmail = 'Enter an email address, such as name@example.org';

export const optionalEmail = z
  .string('Enter an email address or leave it empty')
  .trim()
  .max(254, 'An email address has at most 254 characters')
  .refine((text) => text === '' || z.email().safeParse(text).success, invalidEmail)
  .default('');
