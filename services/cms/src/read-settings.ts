import { parseAllowedUrl } from '@majlis/kit/fetch/allowed-addresses';
import { readSettings } from '@majlis/kit/settings/read-settings';
import { serviceSettings } from '@majlis/kit/settings/service-settings';
import { objectStoreSettingsShape, requireAccessKeys } from '@majlis/kit/storage/object-store-settings';
import { z } from 'zod';

export const googleIssuer = 'https://accounts.google.com';

const cookieKeys = z
  .string('One or two keys of at least 32 characters, separated by a comma')
  .transform((keys) => keys.split(',').map((key) => key.trim()))
  .refine((keys) => keys.length <= 2, 'At most two keys: the current one and the one before')
  .refine((keys) => keys.every((key) => key.length >= 32), 'Each key needs at least 32 characters')
  .refine((keys) => keys.every((key) => new Set(key).size > 8), 'The key is too easy to guess');

const cmsSettings = serviceSettings
  .extend({
    COOKIE_KEYS: cookieKeys,
    /** Empty until the operator has registered the site with Google. Sign-in fails until then. */
    GOOGLE_CLIENT_ID: z.string().default(''),
    GOOGLE_CLIENT_SECRET: z.string().default(''),
    /** Only accounts of this Google Workspace domain may sign in. */
    GOOGLE_HOSTED_DOMAIN: z.string().optional(),
    SIGN_IN_ISSUER: z.url('The URL of the identity provider').default(googleIssuer),
    ...objectStoreSettingsShape,
    /** Off unless it is asked for, so that tests and local runs send no requests to other sites. */
    LINK_CHECK: z.enum(['on', 'off'], 'Either on or off').default('off'),
    COUNT_VISITS: z.enum(['on', 'off'], 'Either on or off').default('off'),
    /** The gateway writes visits into this folder. Its files are counted even after counting was switched off. */
    VISITS_FOLDER: z.string().optional(),
    FLICKR_OEMBED_URL: z
      .url({ protocol: /^https?$/, error: 'The URL of the oEmbed endpoint of Flickr' })
      .default('https://www.flickr.com/services/oembed/'),
  })
  .refine(({ NODE_ENV, FLICKR_OEMBED_URL }) => NODE_ENV !== 'production' || isPublicHttps(FLICKR_OEMBED_URL), {
    path: ['FLICKR_OEMBED_URL'],
    message: 'In production only a public https address is accepted',
  })
  .refine(({ NODE_ENV, SIGN_IN_ISSUER }) => NODE_ENV !== 'production' || SIGN_IN_ISSUER === googleIssuer, {
    path: ['SIGN_IN_ISSUER'],
    message: `In production only ${googleIssuer} is accepted`,
  })
  .refine((settings) => (settings.GOOGLE_CLIENT_ID === '') === (settings.GOOGLE_CLIENT_SECRET === ''), {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'Client id and client secret are given together',
  })
  .superRefine(requireAccessKeys);
export type CmsSettings = z.infer<typeof cmsSettings>;

export const cmsSettingNames = Object.keys(cmsSettings.shape);

export const readCmsSettings = (environment = process.env): CmsSettings => readSettings(cmsSettings, environment);

function isPublicHttps(url: string): boolean {
  try {
    return parseAllowedUrl(url, { loopback: false }).protocol === 'https:';
  } catch {
    return false;
  }
}
