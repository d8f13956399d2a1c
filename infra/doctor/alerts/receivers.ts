import { type AlertSettings, senderOf } from './alert-settings.js';
import type { Alert } from './alert-state.js';

export type Receiver = { name: string; send: (alert: Alert) => Promise<void> };

const timeoutMs = 15_000;

export function receiversOf(settings: AlertSettings): Receiver[] {
  const { ALERT_SMTP_URL, ALERT_MAIL_TO, ALERT_WEBHOOK_URL } = settings;
  return [
    ...(ALERT_SMTP_URL && ALERT_MAIL_TO
      ? [{ name: 'mail', send: (alert: Alert) => sendMail(settings, ALERT_SMTP_URL, alert) }]
      : []),
    ...(ALERT_WEBHOOK_URL ? [{ name: 'webhook', send: (alert: Alert) => postJson(ALERT_WEBHOOK_URL, alert) }] : []),
  ];
}

async function sendMail(settings: AlertSettings, smtpUrl: string, { title, text }: Alert): Promise<void> {
  // It takes memory, and mail is rare.
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port } = new URL(smtpUrl);
  const { ALERT_SMTP_USER: user, ALERT_SMTP_PASSWORD: pass } = settings;
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    // A password is never sent in the clear. Servers without accounts are of the own network, and often have a certificate of their own.
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
  const describe = ({ subject, message, since }: Alert['problems'][number]) => ({ subject, message, since });
  await request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title,
      text: `${title}\n\n${text}`,
      problems: problems.map(describe),
      solved: solved.map(describe),
    }),
  });
}

/** Tells a dead man's switch, such as healthchecks.io, that the doctor still looks. */
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
