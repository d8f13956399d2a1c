import { readAlertState, type Undelivered } from '../alerts/problems.js';
import { type AlertSettings, readAlertSettings } from '../alerts/receivers.js';
import { type CheckResults, logsOf, reportOn } from '../check-result.js';
import { readHostFacts } from '../host-facts.js';
import { settingsFile as file, type Installation, secretsFolder as secrets } from '../installation.js';
import { readValidSettings } from './settings.js';

const { ok, note, wrong } = reportOn('alerts');
const overlay = 'alerts';
const defaultAlertmanagerFile = './infra/monitoring/alertmanager.yml';
/** The duration of three rounds. */
const maxSilentMs = 30 * 60_000;

export function checkAlertSettings(installation: Installation): CheckResults {
  const settings = readValidSettings(installation, readAlertSettings);
  if (!settings) return undefined;
  const receivers = describeReceivers(settings);
  const hasMonitoring = installation.overlays.includes('monitoring');
  if (installation.overlays.includes(overlay) && (receivers.length > 0 || !hasMonitoring))
    return checkOverlay(settings, receivers);
  const addOverlay = `add ${overlay} to MAJLIS_OVERLAYS in ${file}`;
  if (settings.ALERT_MAIL_TO) return wrong(`nobody is told, because the overlay is off: ${addOverlay}, make up`);
  if (hasMonitoring) return checkAlertmanager(installation.setting('MAJLIS_ALERTS') || defaultAlertmanagerFile);
  const advice = `${addOverlay} and set ALERT_MAIL_TO and ALERT_SMTP_URL (infra/reference.md, "Alerts")`;
  return note(`nobody is told when something breaks: ${advice}`);
}

const describeReceivers = ({ ALERT_MAIL_TO, ALERT_WEBHOOK_URL }: AlertSettings): string[] => [
  ...(ALERT_MAIL_TO ? [`mail to ${ALERT_MAIL_TO.join(', ')}`] : []),
  ...(ALERT_WEBHOOK_URL ? [`the webhook at ${new URL(ALERT_WEBHOOK_URL).host}`] : []),
];

function checkOverlay({ ALERT_HEARTBEAT_URL }: AlertSettings, receivers: string[]): CheckResults {
  if (receivers.length === 0) {
    const mail = `set ALERT_MAIL_TO and ALERT_SMTP_URL in ${file}`;
    const webhook = `write the address of a webhook to ${secrets}/alert-webhook`;
    return wrong(`the overlay is on, but nobody is told: ${mail}, or ${webhook}; then make up`);
  }
  const message = `are sent by ${receivers.join(' and ')}`;
  if (ALERT_HEARTBEAT_URL) return ok(`${message}; ${new URL(ALERT_HEARTBEAT_URL).host} notices silence`);
  const advice = `write the address of a dead man's switch to ${secrets}/alert-heartbeat, make up`;
  return note(`${message}; nobody notices when this whole machine is off: ${advice}`);
}

function checkAlertmanager(configuration: string): CheckResults {
  if (configuration !== defaultAlertmanagerFile) return ok(`are sent by Alertmanager as ${configuration} says`);
  const advice = 'copy infra/monitoring/alertmanager.example.yml (infra/monitoring/README.md)';
  return note(`nobody is told: ${configuration} has no receiver; ${advice}`);
}

export function checkAlertDelivery(installation: Installation, statePath: string, now = Date.now()): CheckResults {
  if (!installation.overlays.includes(overlay)) return undefined;
  const { finishedAt, undelivered = [], heartbeatError } = readAlertState(statePath) ?? {};
  if (!finishedAt) return note('the first round of checks has not finished yet');
  const lastRound = `the last round of checks was at ${finishedAt}`;
  if (now - Date.parse(finishedAt) > maxSilentMs)
    return wrong(`${lastRound}: infra/scripts/compose.sh restart doctor-watch; ${logsOf('doctor-watch')}`);
  // An alert without an error is being sent for the first time.
  const failed = undelivered.filter(({ error }) => error !== '');
  const firstOfEach = failed.filter((one, at) => failed.findIndex(({ receiver }) => receiver === one.receiver) === at);
  return [
    firstOfEach.map(undeliveredResult),
    heartbeatError !== undefined &&
      wrong(`the heartbeat could not be sent (${heartbeatError}): correct ${secrets}/alert-heartbeat, make up`),
    ok(lastRound),
  ];
}

function undeliveredResult({ receiver, since, error }: Undelivered): CheckResults {
  const place =
    receiver === 'mail' ? `ALERT_* in ${file} or ${secrets}/alert-mail-password` : `${secrets}/alert-webhook`;
  const advice = `correct ${place}, make up, and try it with make test-alert`;
  return wrong(`the ${receiver} could not be sent since ${since} (${error}): ${advice}`);
}

export function checkHostTimer(installation: Installation, hostFactsPath: string): CheckResults {
  if (!installation.overlays.includes(overlay) || readHostFacts(hostFactsPath).writtenAt !== undefined)
    return undefined;
  const message = 'alerts do not see containers that restart or lack memory, and disks other than that of the volumes';
  const timer = '*/10 * * * * FOLDER/infra/scripts/doctor.sh tell-watcher';
  return reportOn('host').note(`${message}: add to the crontab of a user who may use Docker: ${timer}`);
}
