import { z } from 'zod';

/** True for an absolute http or https URL without credentials, control characters or lone surrogates. */
export const isHttpUrl = (text: string): boolean => {
  if (/[\p{Cc}\p{Surrogate}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

export const urlText = (message: string) =>
  z.string(message).trim().max(2_048, 'An address has at most 2048 characters');

export const optionalUrl = urlText('Give an address or leave it empty')
  .refine((text) => text === '' || isHttpUrl(text), 'Enter the full address, such as https://www.example.org')
  .default('');
