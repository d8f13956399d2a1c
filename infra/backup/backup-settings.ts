import { z } from 'zod';

const offSiteMessage =
  'A repository as restic writes it, like s3:https://s3.example.org/backups/majlis, sftp:user@host:/folder or rest:https://host/folder';

/** The operator's backup settings. The file imports no other file of backups, because the doctor's image has none of them. */
export const backupSettings = z.object({
  BACKUP_RETENTION: z
    .string()
    .regex(/^\d+h \d+d \d+w \d+m$/, 'How many hourly, daily, weekly and monthly backups are kept, like 48h 14d 8w 12m')
    .default('48h 14d 8w 12m'),
  BACKUP_OFF_SITE: z
    .string()
    .regex(/^(s3:https?:\/\/[^/]+\/.|sftp:.|rest:https?:\/\/.|\/.)/, offSiteMessage)
    .optional(),
  BACKUP_S3_REGION: z.string().optional(),
  // Up to release 0.1.0 the address had no "s3:" before it.
  BACKUP_S3_URL: z.undefined('This is now BACKUP_OFF_SITE, with s3: before the address').optional(),
});
