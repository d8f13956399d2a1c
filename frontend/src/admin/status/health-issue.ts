/** Tells what does not work or soon may not. */
export type HealthIssue = {
  isBroken: boolean;
  text: string;
  advice: string;
  /** This shell command is for the machine that runs Majlis. */
  command?: string;
  link?: { to: string; label: string };
};

type Installation = { backups: { areExpected: boolean } };

export const checkLogAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> =>
  backups.areExpected
    ? { advice: 'To see why, run', command: 'make logs' }
    : { advice: 'The log shows why. The console of this run names its folder.' };

export const restartAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> => ({
  advice: 'The log shows why. To start what is missing, run',
  command: backups.areExpected ? 'make up' : 'make start',
});
