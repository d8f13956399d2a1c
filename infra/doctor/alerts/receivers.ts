import { readSettings } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';
import type { Alert, Problem } from './problems.js';

const address = /^[^@\s"'<>,;]+@[^@\s"'<>,;]+$/;

const addressList = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((each) => each !== ''))
  .refine((list) => list.every((each) => address.test(each)), 'Mail addresses, separated by spaces or commas')
  .optional();

const smtpMessage =
  'Scheme, host and port of the mail server: smtps://mail.example.org:465, or smtp://mail.example.org:587 with STARTTLS';

/** An unused secret has an empty file. */
const isWebAddress = (url: string): boolean => url === '' || (/^https?:\/\/\S+$/.test(url) && URL.canParse(url));
const webAddress = (example: string) => z.string().refine(isWebAddress, `One web address, like ${example}`).optional();

/** The receivers of alerts. Web addresses are secrets, because knowing them is enough to use them. */
const alertSettings = z
  .object({
    ALERT_MAIL_TO: addressList,
    ALERT_MAIL_FROM: z.string().regex(address, 'One mail address, like majlis@example.org').optional(),
    ALERT_SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[\w.-]+(:\d+)?$/, smtpMessage)
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

/** By default the account is the sender, because most mail servers accept no other. */
const senderOf = ({ ALERT_MAIL_FROM, ALERT_SMTP_USER, ALERT_MAIL_TO }: AlertSettings): string =>
  ALERT_MAIL_FROM ?? (ALERT_SMTP_USER && address.test(ALERT_SMTP_USER) ? ALERT_SMTP_USER : ALERT_MAIL_TO?.[0]) ?? '';

export type Receiver = { name: string; send: (alert: Alert) => Promise<void> };

const timeoutMs = 15_000;

export function receiversOf(settings: AlertSettings): Receiver[] {
  const { ALERT_SMTP_URL: smtpUrl, ALERT_MAIL_TO, ALERT_WEBHOOK_URL: webhookUrl } = settings;
  const receivers: Receiver[] = [];
  if (smtpUrl && ALERT_MAIL_TO) receivers.push({ name: 'mail', send: (alert) => sendMail(settings, smtpUrl, alert) });
  if (webhookUrl) receivers.push({ name: 'webhook', send: (alert) => postJson(webhookUrl, alert) });
  return receivers;
}

async function sendMail(settings: AlertSettings, smtpUrl: string, { title, text }: Alert): Promise<void> {
  // The package is loaded only here, because it takes memory and mail is rare.
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port } = new URL(smtpUrl);
  const { ALERT_SMTP_USER: user, ALERT_SMTP_PASSWORD: pass } = settings;
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    // A password is never sent unencrypted. Mail servers without accounts are in the operator's own network and often have a
    // self-signed certificate, so TLS is not used there.
    ...(user ? { auth: { user, pass: pass ?? '' }, requireTLS: !secure } : { ignoreTLS: !secure }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.sendMail({
      from: { name: 'Majlis', address: senderOf(settings) },
      to: settings.ALERT_MAIL_TO,
      subject: title,
      text,
      // Automatic replies, such as those of absent people, would come back to the sender.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}

/** Slack and Mattermost show `text`; other receivers choose from the rest. */
async function postJson(url: string, { title, text, problems, solved }: Alert): Promise<void> {
  const describe = ({ subject, message, since }: Problem) => ({ subject, message, since });
  const changed = { problems: problems.map(describe), solved: solved.map(describe) };
  const body = JSON.stringify({ title, text: `${title}\n\n${text}`, ...changed });
  await request(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

/** Reports to a dead man's switch, such as healthchecks.io, that the doctor is still running. */
export const sendHeartbeat = (url: string): Promise<void> => request(url, {});

/** The address is a secret, so no error names more of it than the host. */
async function request(url: string, options: RequestInit): Promise<void> {
  const { host } = new URL(url);
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    const { cause = error } = error as Error;
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new Error(`${host} does not respond (${code ?? message})`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${host} responds with ${response.status}`);
}
