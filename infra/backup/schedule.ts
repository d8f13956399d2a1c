import { createLogger } from '@majlis/kit/app/logger';
import { Schedule } from './keep-schedule.js';
import { readTools } from './read-settings.js';
import { runProgram } from './run-program.js';

await runProgram(async (signal) => {
  const tools = readTools();
  const logger = createLogger('backup-schedule', tools.logLevel);
  await new Schedule(tools, logger).keep(signal);
  logger.info('stopped');
});
