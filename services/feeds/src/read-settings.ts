import { readSettings } from '@majlis/kit/app/read-settings';
import { serviceSettings } from '@majlis/kit/app/service-settings';
import { checkedUrl } from '@majlis/kit/fetch/allowed-addresses';
import { z } from 'zod';

const addresses = z
  .string()
  .default('')
  .transform((list) => [...new Set(list.split(/[\s,]+/).filter((address) => address !== ''))]);

const feedsSettings = serviceSettings
  .extend({
    RESEARCH_FEEDS: addresses,
    FEED_REFRESH_MINUTES: z.coerce
      .number('A number of minutes')
      .int('A whole number of minutes')
      .min(1, 'At least one minute')
      .max(1_440, 'At most a day')
      .default(15),
    /** The sample feeds of a local run are on loopback, which is closed otherwise. */
    ALLOW_LOOPBACK_FEEDS: z
      .enum(['true', 'false'], 'Either true or false')
      .default('false')
      .transform((choice) => choice === 'true'),
  })
  .refine(({ NODE_ENV, ALLOW_LOOPBACK_FEEDS }) => NODE_ENV !== 'production' || !ALLOW_LOOPBACK_FEEDS, {
    path: ['ALLOW_LOOPBACK_FEEDS'],
    message: 'Refused in production: a feed could then reach what listens on this machine',
  })
  .superRefine(({ RESEARCH_FEEDS, ALLOW_LOOPBACK_FEEDS }, context) => {
    for (const address of RESEARCH_FEEDS) {
      const message = objectionTo(address, ALLOW_LOOPBACK_FEEDS);
      const shown = address.replace(/\/\/.*@/, '//'); // a password is not for the log
      if (message) context.addIssue({ code: 'custom', path: ['RESEARCH_FEEDS'], message: `${shown}: ${message}` });
    }
  });
export type FeedsSettings = z.infer<typeof feedsSettings>;

export const readFeedsSettings = (environment = process.env): FeedsSettings => readSettings(feedsSettings, environment);

function objectionTo(address: string, loopback: boolean): string | undefined {
  try {
    checkedUrl(address, { loopback });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
