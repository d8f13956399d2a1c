import { readSettings } from '@majlis/kit/app/read-settings';
import { serviceSettings } from '@majlis/kit/app/service-settings';
import { z } from 'zod';

const service = z.url({ protocol: /^https?$/, error: 'The address of a service, like http://127.0.0.1:8081' });

const publisherSettings = serviceSettings
  .pick({ NODE_ENV: true, HOST: true, PORT: true, DATABASE_URL: true, PUBLIC_ORIGIN: true, LOG_LEVEL: true })
  .extend({
    CMS_URL: service,
    CONFERENCES_URL: service,
    FEEDS_URL: service,
    /** The built site: its shell is what pages are written into, its build id names their folder. */
    SITE_FOLDER: z.string('The folder of the built site'),
    /** The module that draws pages, as the build of the front end made it. */
    RENDERER: z.string('The path of the module that draws pages'),
    PUBLISHED_FOLDER: z.string('The folder in which pages are kept'),
  });

export type PublisherSettings = z.infer<typeof publisherSettings>;

export const readPublisherSettings = (environment = process.env): PublisherSettings =>
  readSettings(publisherSettings, environment);
