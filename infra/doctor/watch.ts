import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@majlis/kit/logging/logger';
import { readSettingsOrExit } from '@majlis/kit/settings/read-settings';
import { readOrCreateAlertState, writeAlertState } from './alerts/problems.js';
import { readAlertSettings, receiversOf } from './alerts/receivers.js';
import { Watcher, WatcherMetrics } from './alerts/watcher.js';
import { parseHostFacts, readHostFacts } from './host-facts.js';
import { Installation } from './installation.js';
import { checkWhileRunning, runChecks } from './run-checks.js';

// The container doctor-watch runs this (infra/compose/alerts.yml). The arguments are for tests.
const [folder = '/installation', stateFolder = '/watch', wholeRoundSeconds = '600', roundSeconds = '120'] =
  process.argv.slice(2);
const statePath = `${stateFolder}/state.json`;
const hostFactsPath = `${stateFolder}/host-facts`;
const readSettings = () => readAlertSettings(process.env);
const environment = new Map(Object.entries(process.env).map(([name, value = '']) => [name, value]));
const installation = new Installation(folder, environment);
const logger = createLogger('doctor-watch', installation.setting('LOG_LEVEL') || 'info');

const metrics = new WatcherMetrics();
const watcher = new Watcher({
  statePath,
  origin: installation.setting('PUBLIC_ORIGIN'),
  runChecks: async (isQuick) => {
    if (isQuick) return runChecks('visitors', { installation, facts: parseHostFacts('') });
    // Docker's volumes are on the disk that fills up first.
    const { bavail, blocks, bsize } = await statfs(stateFolder);
    const volumes = { path: "the disk of Docker's volumes", bytes: bavail * bsize, sizeBytes: blocks * bsize };
    return checkWhileRunning(installation, volumes, readHostFacts(hostFactsPath));
  },
  readSettings,
  onResults: (results) => metrics.record(results, new Date()),
  logger,
});

// Connections of checks must not delay the exit.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));

const names = receiversOf(readSettingsOrExit(readSettings)).map(({ name }) => name);
if (names.length === 0) logger.warn('nobody is told of problems: see "Alerts" in infra/reference.md');
else logger.info({ receivers: names }, 'watching');
metrics.listen(Number(process.env.PORT ?? 0));
// The health check of the container reads the age of this file.
writeAlertState(statePath, readOrCreateAlertState(statePath));

// The first round waits, because the other containers may start at the same time.
await wait(Number(roundSeconds) * 500);
let nextWholeAt = 0;
for (;;) {
  const isQuick = Date.now() < nextWholeAt;
  const { isNextWhole, hasHung } = await watcher.runRound({ isQuick });
  if (hasHung) process.exit(1);
  if (!isQuick) nextWholeAt = Date.now() + Number(wholeRoundSeconds) * 1_000;
  if (isNextWhole) nextWholeAt = 0;
  await wait(Number(roundSeconds) * 1_000);
}
