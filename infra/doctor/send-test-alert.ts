import { readSettingsOrExit } from '@majlis/kit/settings/read-settings';
import { describeTest } from './alerts/describe-changes.js';
import { readAlertSettings, receiversOf, sendHeartbeat } from './alerts/receivers.js';

// `make test-alert`: sends a message to every receiver and prints for each whether it was accepted.
const settings = readSettingsOrExit(() => readAlertSettings(process.env));
const alert = describeTest(process.env.PUBLIC_ORIGIN ?? '');
const heartbeatUrl = settings.ALERT_HEARTBEAT_URL;
const attempts = [
  ...receiversOf(settings).map(({ name, send }) => ({ name, run: () => send(alert) })),
  ...(heartbeatUrl ? [{ name: 'heartbeat', run: () => sendHeartbeat(heartbeatUrl) }] : []),
];
if (attempts.length === 0) {
  process.stderr.write('Nobody is told: set ALERT_MAIL_TO and ALERT_SMTP_URL (infra/reference.md, "Alerts").\n');
  process.exit(1);
}
for (const { name, run } of attempts) {
  try {
    await run();
    process.stdout.write(`ok     ${name}: sent\n`);
  } catch (error) {
    process.stdout.write(`wrong  ${name}: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
