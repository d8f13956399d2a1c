import { readBackupConfig } from './backup-config.js';
import { describeBackup, listBackups } from './backups.js';
import { print, printError, runCommand } from './run-program.js';

await runCommand(async () => {
  const { repository, offSite } = readBackupConfig();
  const { backups, problem } = await listBackups(repository, offSite);
  for (const backup of backups) print(describeBackup(backup));
  if (problem) {
    printError(problem);
    process.exitCode = 1;
  }
  if (!backups.some((backup) => backup.repository === repository))
    return print('There is no backup on this machine: make backup makes one.');
  await repository.check(1, 1);
  print(`All data in ${repository.name} could be read.`);
});
