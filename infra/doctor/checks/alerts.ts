import { SettingsError } from '@majlis/kit/settings/read-settings';
import { type AlertSettings, readAlertSettings } from '../alerts/alert-settings.js';
import { readAlertState, type Undelivered } from '../alerts/alert-state.js';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { serviceEnvironment } from './settings.js';

const subject = 'alerts';
const overlay = 'alerts';
const file = 'infra/compose/.env';
const secrets = 'infra/compose/secrets';
const defaultAlertmanagerFile = './infra/monitoring/alertmanager.yml';
/** Three rounds. */
const maxSilentMs = 30 * 60_000;

/** Says who is told when something breaks, and above all when nobody is. */
export function checkAlertSettings(installation: Installation): CheckResult[] {
  const settings = readOptionalSettings(installation);
  if (!settings) return [];
  const receivers = describeReceivers(settings);
  const hasMonitoring = installation.overlays.includes('monitoring');
  if (installation.overlays.includes(overlay) && (receivers.length > 0 || !hasMonitoring))
    return [describeOverlay(settings, receivers)];
  if (settings.ALERT_MAIL_TO)
    return [
      wrong(
        subject,
        `nobody is told, because the overlay is off: add ${overlay} to MAJLIS_OVERLAYS in ${file}, make up`,
      ),
    ];
  if (hasMonitoring) return [describeAlertmanager(installation)];
  return [
    note(
      subject,
      `nobody is told when something breaks: add ${overlay} to MAJLIS_OVERLAYS in ${file} and set ALERT_MAIL_TO and ALERT_SMTP_URL ` +
        '(infra/reference.md, "Alerts")',
    ),
  ];
}

/** Wrong settings have a line of their own. */
function readOptionalSettings(installation: Installation): AlertSettings | undefined {
  try {
    return readAlertSettings(serviceEnvironment(installation));
  } catch (error) {
    if (error instanceof SettingsError) return undefined;
    throw error;
  }
}

const describeReceivers = ({ ALERT_MAIL_TO, ALERT_WEBHOOK_URL }: AlertSettings): string[] => [
  ...(ALERT_MAIL_TO ? [`mail to ${ALERT_MAIL_TO.join(', ')}`] : []),
  ...(ALERT_WEBHOOK_URL ? [`the webhook at ${new URL(ALERT_WEBHOOK_URL).host}`] : []),
];

function describeOverlay({ ALERT_HEARTBEAT_URL }: AlertSettings, receivers: string[]): CheckResult {
  if (receivers.length === 0)
    return wrong(
      subject,
      `the overlay is on, but nobody is told: set ALERT_MAIL_TO and ALERT_SMTP_URL in ${file}, or write the address of a webhook ` +
        `to ${secrets}/alert-webhook; then make up`,
    );
  const message = `are sent by ${receivers.join(' and ')}`;
  if (ALERT_HEARTBEAT_URL) return ok(subject, `${message}; ${new URL(ALERT_HEARTBEAT_URL).host} notices silence`);
  return note(
    subject,
    `${message}; nobody notices when this whole machine is off: write the address of a dead man's switch to ${secrets}/alert-heartbeat, make up`,
  );
}

function describeAlertmanager(installation: Installation): CheckResult {
  const configuration = installation.setting('MAJLIS_ALERTS') || defaultAlertmanagerFile;
  if (configuration !== defaultAlertmanagerFile)
    return ok(subject, `are sent by Alertmanager as ${configuration} says`);
  return note(
    subject,
    `nobody is told: ${defaultAlertmanagerFile} has no receiver; copy infra/monitoring/alertmanager.example.yml (infra/monitoring/README.md)`,
  );
}

/** Reads what the container doctor-watch wrote in its last round. */
export function checkAlertDelivery(installation: Installation, statePath: string, now = Date.now()): CheckResult[] {
  if (!installation.overlays.includes(overlay)) return [];
  const state = readAlertState(statePath);
  if (!state?.finishedAt) return [note(subject, 'the first round of checks has not finished yet')];
  const logs = 'infra/scripts/compose.sh logs doctor-watch';
  if (now - Date.parse(state.finishedAt) > maxSilentMs)
    return [
      wrong(
        subject,
        `the last round of checks was at ${state.finishedAt}: infra/scripts/compose.sh restart doctor-watch; ${logs}`,
      ),
    ];
  return [
    ...failedReceivers(state.undelivered).map(undeliveredResult),
    ...(state.heartbeatError
      ? [
          wrong(
            subject,
            `the heartbeat could not be sent (${state.heartbeatError}): correct ${secrets}/alert-heartbeat, make up`,
          ),
        ]
      : []),
    ok(subject, `the last round of checks was at ${state.finishedAt}`),
  ];
}

/** An alert without an error is being sent for the first time. */
const failedReceivers = (undelivered: Undelivered[]): Undelivered[] => {
  const failed = undelivered.filter(({ error }) => error !== '');
  return failed.filter(({ receiver }, index) => failed.findIndex((each) => each.receiver === receiver) === index);
};

function undeliveredResult({ receiver, since, error }: Undelivered): CheckResult {
  const place =
    receiver === 'mail' ? `ALERT_* in ${file} or ${secrets}/alert-mail-password` : `${secrets}/alert-webhook`;
  return wrong(
    subject,
    `the ${receiver} could not be sent since ${since} (${error}): correct ${place}, make up, and try it with make test-alert`,
  );
}
