import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import { z } from 'zod';
import { seed } from './sample/seed.js';

const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'The address of the database, with its owner' }),
  OBJECT_STORE_URL: z.url({ protocol: /^(file|https?)$/, error: 'file:///folder or http(s)://host:port/bucket' }),
  OBJECT_STORE_ACCESS_KEY: z.string().optional(),
  OBJECT_STORE_SECRET_KEY: z.string().optional(),
  SAMPLE: z.enum(['usual', 'large'], 'usual, or large for a conference of real size besides').default('usual'),
});

try {
  const values = readSettings(settings);
  const objectStore = await openObjectStore({
    url: values.OBJECT_STORE_URL,
    accessKey: values.OBJECT_STORE_ACCESS_KEY,
    secretKey: values.OBJECT_STORE_SECRET_KEY,
  });
  const rowCounts = await seed({ databaseUrl: values.DATABASE_URL, objectStore, size: values.SAMPLE });
  process.stdout.write(`${JSON.stringify({ service: 'seed', message: 'sample content seeded', rowCounts })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
