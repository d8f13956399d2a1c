import { delimiter } from 'node:path';
import { z } from 'zod';

const address = z.url({ protocol: /^http$/, error: 'is not an http:// address' });
const folder = z.string('is missing').startsWith('/', 'is not an absolute path');

const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  CMS_URL: address,
  CONFERENCES_URL: address,
  FEEDS_URL: address,
  UPLOADS_FOLDER: folder,
  SITE_FOLDER: folder,
  PUBLISHED_FOLDER: folder,
  // As in infra/compose/gateway-settings.envsh: nothing that would end the rule.
  MEDIA_SOURCES: z
    .string()
    .regex(/^[A-Za-z0-9.:/* -]*$/, 'is not a list of addresses like https://audio.example.org')
    .default('')
    .transform((sources) => sources || 'https:'),
});

export type GatewaySettings = {
  port: number;
  host: string;
  services: Record<'cms' | 'conferences' | 'feeds', string>;
  uploadsFolder: string;
  siteFolder: string;
  /** Where the publisher writes. */
  publishedFolder: string;
  mediaSources: string;
};

export function readSettings(environment: NodeJS.ProcessEnv = process.env): GatewaySettings {
  const checked = settings.safeParse(environment);
  if (!checked.success)
    throw new Error(checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const { PORT, HOST, CMS_URL, CONFERENCES_URL, FEEDS_URL } = checked.data;
  return {
    port: PORT,
    host: HOST,
    services: { cms: CMS_URL, conferences: CONFERENCES_URL, feeds: FEEDS_URL },
    uploadsFolder: checked.data.UPLOADS_FOLDER,
    siteFolder: checked.data.SITE_FOLDER,
    publishedFolder: checked.data.PUBLISHED_FOLDER,
    mediaSources: checked.data.MEDIA_SOURCES,
  };
}

/** Where this machine looks for programs. */
export const programFolders = () => (process.env.PATH ?? '').split(delimiter);
