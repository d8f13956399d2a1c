import { z } from 'zod';
import { code } from './messages.js';

const invalidEmail = code.notEmail;

export const optionalEmail = z
  .string(code.notEmailOrEmpty)
  .trim()
  .max(254, code.emailTooLong)
  .refine((text) => text === '' || z.email().safeParse(text).success, invalidEmail)
  .default('');
