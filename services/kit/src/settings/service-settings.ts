import { z } from 'zod';

const port = z.coerce.number('A port number').int().min(0).max(65_535);

const isOrigin = (url: string): boolean => /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;

const origin = z
  .string('The address of the site, like https://www.example.org')
  .refine(isOrigin, 'Scheme, host and port, like https://www.example.org, without a path or a slash at the end');

/** Splits at commas and lines, keeps the case of addresses, and ignores lines that begin with #. */
export const parseEmails = (list: string): string[] =>
  list
    .replaceAll(/^\s*#.*$/gm, '')
    .split(/[,\n]/)
    .map((email) => email.trim())
    .filter((email) => email !== '');

export const serviceSettings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'An address like postgres://role:password@host:5432/majlis',
  }),
  PUBLIC_ORIGIN: origin,
  ADMIN_EMAILS: z.string().default('').transform(parseEmails),
  ADMIN_EMAILS_FILE: z.string().optional(),
  SLOW_QUERY_MS: z.coerce.number('A number of milliseconds').int().min(1, 'At least one millisecond').default(500),
  HISTORY_DAYS: z.coerce.number('A number of days').int().min(30, 'At least 30 days').default(730),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});
export type ServiceSettings = z.infer<typeof serviceSettings>;

export const SETTINGS = Symbol('settings');
