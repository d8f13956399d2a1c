import { readSettings } from '@majlis/kit/settings/read-settings';
import { serviceSettings } from '@majlis/kit/settings/service-settings';
import { z } from 'zod';

const service = z.url({ protocol: /^https?$/, error: 'The URL of a service, like http://127.0.0.1:8081' });

const publisherSettings = serviceSettings
  .pick({ NODE_ENV: true, HOST: true, PORT: true, DATABASE_URL: true, PUBLIC_ORIGIN: true, LOG_LEVEL: true })
  .extend({
    CMS_URL: service,
    CONFERENCES_URL: service,
    FEEDS_URL: service,
    /** Contains index.html, the template of all pages, and .build-id, the name of the folder for their files. */
    SITE_FOLDER: z.string('The folder of the built site'),
    RENDERER: z.string('The path of the module that renders pages'),
    PUBLISHED_FOLDER: z.string('The folder for the prerendered pages'),
  });

export type PublisherSettings = z.infer<typeof publisherSettings>;

export const readPublisherSettings = (environment = process.env): PublisherSettings =>
  readSettings(publisherSettings, environment);
