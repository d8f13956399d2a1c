import { readSettings } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';

const address = /^[^@\s"'<>,;]+@[^@\s"'<>,;]+$/;

const addressList = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((each) => each !== ''))
  .refine((list) => list.every((each) => address.test(each)), 'Mail addresses, separated by spaces or commas')
  .optional();

/** The file of a secret that is not wanted is empty. */
const webAddress = (example: string) =>
  z
    .string()
    .refine(
      (url) => url === '' || (/^https?:\/\/\S+$/.test(url) && URL.canParse(url)),
      `One web address, like ${example}`,
    )
    .optional();

/** Who is told when the doctor finds a problem. Web addresses are secrets, because whoever knows them can use them. */
const alertSettings = z
  .object({
    ALERT_MAIL_TO: addressList,
    ALERT_MAIL_FROM: z.string().regex(address, 'One mail address, like majlis@example.org').optional(),
    ALERT_SMTP_URL: z
      .string()
      .regex(
        /^smtps?:\/\/[\w.-]+(:\d+)?$/,
        'Scheme, host and port of the mail server: smtps://mail.example.org:465, or smtp://mail.example.org:587 with STARTTLS',
      )
      .optional(),
    ALERT_SMTP_USER: z.string().optional(),
    ALERT_SMTP_PASSWORD: z.string().optional(),
    ALERT_WEBHOOK_URL: webAddress('https://chat.example.org/hooks/abc'),
    ALERT_HEARTBEAT_URL: webAddress('https://hc-ping.com/abc'),
  })
  .superRefine(({ ALERT_MAIL_TO, ALERT_SMTP_URL, ALERT_SMTP_USER, ALERT_SMTP_PASSWORD }, context) => {
    const require = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (ALERT_MAIL_TO && !ALERT_SMTP_URL) require('ALERT_SMTP_URL', 'ALERT_MAIL_TO needs the mail server');
    if (ALERT_SMTP_URL && !ALERT_MAIL_TO)
      require('ALERT_MAIL_TO', 'ALERT_SMTP_URL needs the addresses that get the mail');
    if (ALERT_SMTP_USER && !ALERT_SMTP_PASSWORD) require('ALERT_SMTP_PASSWORD', 'ALERT_SMTP_USER needs its password');
  });

export type AlertSettings = z.infer<typeof alertSettings>;

export const readAlertSettings = (environment: NodeJS.ProcessEnv): AlertSettings =>
  readSettings(alertSettings, environment);

/** Mail servers usually accept no other sender than the account. */
export const senderOf = ({ ALERT_MAIL_FROM, ALERT_SMTP_USER, ALERT_MAIL_TO }: AlertSettings): string =>
  ALERT_MAIL_FROM ?? (ALERT_SMTP_USER && address.test(ALERT_SMTP_USER) ? ALERT_SMTP_USER : ALERT_MAIL_TO?.[0]) ?? '';
