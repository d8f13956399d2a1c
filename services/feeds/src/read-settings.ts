import { parseAllowedUrl } from '@majlis/kit/fetch/allowed-addresses';
import { readSettings } from '@majlis/kit/settings/read-settings';
import { serviceSettings } from '@majlis/kit/settings/service-settings';
import { objectStoreSettingsShape, requireAccessKeys } from '@majlis/kit/storage/object-store-settings';
import { z } from 'zod';

const urlList = z
  .string()
  .default('')
  .transform((list) => [...new Set(list.split(/[\s,]+/).filter((url) => url !== ''))]);

const feedsSettings = serviceSettings
  .extend({
    RESEARCH_FEEDS: urlList,
    BLOG_FEEDS: urlList,
    PODCAST_FEEDS: urlList,
    FEEDS_WITHOUT_ARCHIVE: urlList,
    INSTAGRAM_TOKEN: z.string().trim().default(''),
    INSTAGRAM_API_URL: z.url('A web address').default('https://graph.instagram.com'),
    ...objectStoreSettingsShape,
    FEED_REFRESH_MINUTES: z.coerce
      .number('A number of minutes')
      .int('A whole number of minutes')
      .min(1, 'At least one minute')
      .max(1_440, 'At most a day')
      .default(15),
    /** The sample feeds of a local run are on loopback, which is forbidden otherwise. */
    ALLOW_LOOPBACK_FEEDS: z
      .enum(['true', 'false'], 'Either true or false')
      .default('false')
      .transform((value) => value === 'true'),
  })
  .refine(({ NODE_ENV, ALLOW_LOOPBACK_FEEDS }) => NODE_ENV !== 'production' || !ALLOW_LOOPBACK_FEEDS, {
    path: ['ALLOW_LOOPBACK_FEEDS'],
    message: 'Not allowed in production: feeds could then reach services on this machine',
  })
  .superRefine(requireAccessKeys)
  .superRefine((settings, context) => {
    for (const name of ['RESEARCH_FEEDS', 'BLOG_FEEDS', 'PODCAST_FEEDS', 'INSTAGRAM_API_URL'] as const)
      for (const url of [settings[name]].flat()) {
        const message = urlRejectionReason(url, settings.ALLOW_LOOPBACK_FEEDS);
        const redactedUrl = url.replace(/\/\/.*@/, '//'); // a password is not for the log
        if (message) context.addIssue({ code: 'custom', path: [name], message: `${redactedUrl}: ${message}` });
      }
  });
export type FeedsSettings = z.infer<typeof feedsSettings>;

export const feedsSettingNames = Object.keys(feedsSettings.shape);

export const readFeedsSettings = (environment = process.env): FeedsSettings => readSettings(feedsSettings, environment);

/** Some operators separate addresses by `;` or `|`. An address may contain both, so they only count before another address. */
const severalAddresses = /[;|](https?:|([\w-]+\.)+[a-z]{2,}\/)/i;

function urlRejectionReason(url: string, loopback: boolean): string | undefined {
  if (severalAddresses.test(url)) return 'These are several addresses: put a space or a comma between them';
  try {
    parseAllowedUrl(url, { loopback });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
