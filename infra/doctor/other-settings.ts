import { readSettings } from '@majlis/kit/app/read-settings';
import { z } from 'zod';
import { backupSettings } from '../backup/backup-settings.js';

const copies = 'How many of each service run: 1 or more';

/** What Compose, the gateway and Caddy would take as it is, and what a backup would refuse only in the night. */
const otherSettings = backupSettings.extend({
  MAJLIS_COPIES: z.coerce.number(copies).int(copies).min(1, copies).default(2),
  // cms takes any text, and then nobody has an account of it.
  GOOGLE_HOSTED_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'A domain in small letters and nothing else, like example.org')
    .optional(),
  // The gateway does not start with anything else: infra/compose/gateway-settings.envsh.
  MEDIA_SOURCES: z
    .string()
    .regex(/^[A-Za-z0-9.:/*\- ]*$/, 'A list of addresses, like https://audio.example.org')
    .optional(),
  // Anything at all would be taken for yes.
  TLS_OWN_AUTHORITY: z.literal('yes', 'Either yes, or nothing').optional(),
});

/** Settings that no service reads. Throws SettingsError. */
export const readOtherSettings = (environment: NodeJS.ProcessEnv): z.infer<typeof otherSettings> =>
  readSettings(otherSettings, environment);
