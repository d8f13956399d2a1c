import { z } from 'zod';
import { code } from './messages.js';

/** True for an absolute http or https URL without credentials, control characters or lone surrogates. */
export const isHttpUrl = (text: string): boolean => {
  if (/[\p{Cc}\p{Surrogate}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

export const urlText = (message: string) => z.string(message).trim().max(2_048, code.addressTooLong);

export const optionalUrl = urlText(code.notAddressOrEmpty)
  .refine((text) => text === '' || isHttpUrl(text), code.notWholeAddress)
  .default('');
