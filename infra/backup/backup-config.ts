import { productVersion } from '@majlis/kit/app/product-version';
import { readSettings } from '@majlis/kit/app/read-settings';
import { Bucket } from '@majlis/kit/storage/bucket';
import { z } from 'zod';
import { backupSettings } from './backup-settings.js';
import { programsInPath } from './database/client-programs.js';
import type { BackupSources } from './make-backup.js';
import type { RestoreTarget } from './restore-archive.js';
import { OffSiteStore } from './store/off-site-store.js';

const storeAddress = 'The address of an S3 server and its bucket, like http://store:9000/images';

const settingsShape = backupSettings.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'The address of the database, with its owner' }),
  OBJECT_STORE_URL: z.string(storeAddress).regex(/^https?:\/\/[^/]+\/[a-z0-9.-]+$/, storeAddress),
  OBJECT_STORE_ACCESS_KEY: z
    .string('The key that the S3 server was given')
    .min(1, 'The key that the S3 server was given'),
  OBJECT_STORE_SECRET_KEY: z
    .string('The key that the S3 server was given')
    .min(1, 'The key that the S3 server was given'),
  OBJECT_STORE_REGION: z.string().optional(),
  BACKUP_FOLDER: z.string().default('/backups'),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info'),
});

const settings = settingsShape.superRefine((values, context) => {
  for (const name of ['BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const)
    if (values.BACKUP_S3_URL && !values[name])
      context.addIssue({ code: 'custom', path: [name], message: 'The key that the off-site S3 server gave' });
});

export type BackupConfig = BackupSources &
  RestoreTarget & { offSite: OffSiteStore | undefined; timeOfDay: string; logLevel: string };

export function readBackupConfig(environment = process.env): BackupConfig {
  const values = readSettings(settings, environment);
  const store = {
    url: values.OBJECT_STORE_URL,
    accessKey: values.OBJECT_STORE_ACCESS_KEY,
    secretKey: values.OBJECT_STORE_SECRET_KEY,
    region: values.OBJECT_STORE_REGION,
  };
  return {
    ownerUrl: values.DATABASE_URL,
    programs: programsInPath,
    objects: new Bucket(store),
    folder: values.BACKUP_FOLDER,
    maxArchives: values.BACKUP_KEEP,
    version: productVersion(),
    offSite: offSite(values),
    timeOfDay: values.BACKUP_AT,
    logLevel: values.LOG_LEVEL,
  };
}

function offSite(values: z.infer<typeof settingsShape>): OffSiteStore | undefined {
  const { BACKUP_S3_URL: url, BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = values;
  if (!url || !accessKey || !secretKey) return undefined;
  return new OffSiteStore(url, new Bucket({ url, accessKey, secretKey, region: values.BACKUP_S3_REGION }));
}
