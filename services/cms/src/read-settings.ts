import { readSettings } from '@majlis/kit/app/read-settings';
import { serviceSettings } from '@majlis/kit/app/service-settings';
import { z } from 'zod';

export const googleIssuer = 'https://accounts.google.com';

const cookieKeys = z
  .string('One or two keys of at least 32 characters, separated by a comma')
  .transform((keys) => keys.split(',').map((key) => key.trim()))
  .refine((keys) => keys.length <= 2, 'At most two keys: the current one and the one before')
  .refine((keys) => keys.every((key) => key.length >= 32), 'Each key needs at least 32 characters')
  .refine((keys) => keys.every((key) => new Set(key).size > 8), 'This key can be guessed');

const objectStore = 'file:///folder, or the address of an S3 server and its bucket, like http://store:9000/images';

const cmsSettings = serviceSettings
  .extend({
    COOKIE_KEYS: cookieKeys,
    /** Empty until the operator has registered the site with Google; nobody can sign in before. */
    GOOGLE_CLIENT_ID: z.string().default(''),
    GOOGLE_CLIENT_SECRET: z.string().default(''),
    /** Accept only accounts of this Google Workspace domain. */
    GOOGLE_HOSTED_DOMAIN: z.string().optional(),
    SIGN_IN_ISSUER: z.url('The address of the identity provider').default(googleIssuer),
    OBJECT_STORE_URL: z
      .string(objectStore)
      .regex(/^(file:\/\/\/.|https?:\/\/[^/]+\/[a-z0-9.-]+$)/, objectStore)
      .refine((url) => URL.canParse(url), objectStore),
    OBJECT_STORE_ACCESS_KEY: z.string().optional(),
    OBJECT_STORE_SECRET_KEY: z.string().optional(),
  })
  .refine(({ NODE_ENV, SIGN_IN_ISSUER }) => NODE_ENV !== 'production' || SIGN_IN_ISSUER === googleIssuer, {
    path: ['SIGN_IN_ISSUER'],
    message: `In production only ${googleIssuer} is accepted`,
  })
  .refine((settings) => (settings.GOOGLE_CLIENT_ID === '') === (settings.GOOGLE_CLIENT_SECRET === ''), {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'Client id and client secret are given together',
  })
  .superRefine((settings, context) => {
    if (settings.OBJECT_STORE_URL.startsWith('file:')) return;
    for (const name of ['OBJECT_STORE_ACCESS_KEY', 'OBJECT_STORE_SECRET_KEY'] as const)
      if (!settings[name])
        context.addIssue({ code: 'custom', path: [name], message: 'The key that the S3 server was given' });
  });
export type CmsSettings = z.infer<typeof cmsSettings>;

export const readCmsSettings = (environment = process.env): CmsSettings => readSettings(cmsSettings, environment);
