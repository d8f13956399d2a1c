import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@majlis/kit/settings/read-settings';
import { Bucket } from '@majlis/kit/storage/bucket';
import { z } from 'zod';
import { backupSettings } from './backup-settings.js';
import type { BackupSources } from './make-backup.js';
import { Repository } from './repository.js';

const storeAddress = 'The address of an S3 server and its bucket, like http://store:9000/images';
const storeKey = z.string('The key that the S3 server was given').min(1, 'The key that the S3 server was given');
const passwordMessage = 'The password of backups: 20 characters or more';

const settingsShape = backupSettings.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'The address of the database, with its owner' }),
  OBJECT_STORE_URL: z.string(storeAddress).regex(/^https?:\/\/[^/]+\/[a-z0-9.-]+$/, storeAddress),
  OBJECT_STORE_ACCESS_KEY: storeKey,
  OBJECT_STORE_SECRET_KEY: storeKey,
  OBJECT_STORE_REGION: z.string().optional(),
  BACKUP_FOLDER: z.string().default('/backups'),
  BACKUP_PASSWORD: z.string(passwordMessage).min(20, passwordMessage),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
  BACKUP_SSH_KEY: z.string().optional(),
  BACKUP_SSH_KNOWN_HOSTS: z.string().optional(),
});

export function readBackupConfig(environment = process.env): BackupSources {
  const values = readSettings(settingsShape, environment);
  const workFolder = join(values.BACKUP_FOLDER, 'work');
  const temporaryFolder = join(workFolder, 'tmp');
  mkdirSync(temporaryFolder, { recursive: true, mode: 0o700 });
  const keys = {
    AWS_ACCESS_KEY_ID: values.BACKUP_S3_ACCESS_KEY,
    AWS_SECRET_ACCESS_KEY: values.BACKUP_S3_SECRET_KEY,
    AWS_DEFAULT_REGION: values.BACKUP_S3_REGION,
    // A REST server asks for a name and a password instead of keys.
    RESTIC_REST_USERNAME: values.BACKUP_S3_ACCESS_KEY,
    RESTIC_REST_PASSWORD: values.BACKUP_S3_SECRET_KEY,
  };
  const options = values.BACKUP_OFF_SITE?.startsWith('sftp:') ? sshOptions(values, temporaryFolder) : [];
  const restic = { lockTimeout: '2m', password: values.BACKUP_PASSWORD, temporaryFolder, options, environment: keys };
  return {
    ownerUrl: values.DATABASE_URL,
    objects: new Bucket({
      url: values.OBJECT_STORE_URL,
      accessKey: values.OBJECT_STORE_ACCESS_KEY,
      secretKey: values.OBJECT_STORE_SECRET_KEY,
      region: values.OBJECT_STORE_REGION,
    }),
    workFolder,
    repository: new Repository(join(values.BACKUP_FOLDER, 'repository'), { ...restic, command: 'make restic' }),
    offSite: values.BACKUP_OFF_SITE
      ? new Repository(values.BACKUP_OFF_SITE, { ...restic, command: 'make restic OFFSITE=1' })
      : undefined,
    retention: values.BACKUP_RETENTION,
    // A local disk reads this much in about two seconds, which each backup may spend on checking a part of the repository.
    maxPartBytes: 500e6,
  };
}

/** ssh refuses a key that others may read, and Compose mounts secrets readable for all. */
function sshOptions(values: z.infer<typeof settingsShape>, folder: string): string[] {
  const write = (name: string, content = '') => {
    const path = join(folder, name);
    rmSync(path, { force: true });
    writeFileSync(path, `${content}\n`, { mode: 0o600 });
    return path;
  };
  const key = write('ssh-key', values.BACKUP_SSH_KEY);
  const hosts = write('ssh-known-hosts', values.BACKUP_SSH_KNOWN_HOSTS);
  return [
    '-o',
    `sftp.args=-i ${key} -o UserKnownHostsFile=${hosts} -o StrictHostKeyChecking=yes -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=30`,
  ];
}
