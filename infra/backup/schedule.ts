import { createLogger } from '@majlis/kit/app/logger';
import { readBackupConfig } from './backup-config.js';
import { BackupScheduler } from './backup-scheduler.js';
import { runCommand } from './command-line.js';

await runCommand(async (signal) => {
  const tools = readBackupConfig();
  const logger = createLogger('backup-schedule', tools.logLevel);
  await new BackupScheduler(tools, logger).run(signal);
  logger.info('stopped');
});
