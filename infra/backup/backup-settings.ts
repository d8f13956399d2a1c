import { z } from 'zod';

const keepMessage = 'How many archives are kept: 1 or more';
const offSiteAddress =
  'The address of an S3 server, a bucket and, if wanted, a folder, like https://s3.example.org/backups/majlis';

/** The operator's backup settings. The file imports no other file of backups, because the doctor's image has none of them. */
export const backupSettings = z.object({
  BACKUP_KEEP: z.coerce.number(keepMessage).int(keepMessage).min(1, keepMessage).default(14),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time of day in UTC, like 02:30')
    .default('02:30'),
  BACKUP_S3_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/[a-z0-9.-]+(\/[\w.-]+)*\/?$/, offSiteAddress)
    .optional(),
  BACKUP_S3_REGION: z.string().optional(),
});
