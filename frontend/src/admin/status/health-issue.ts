import * as messages from '#messages/staff/health';

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
  backups.areExpected ? { advice: messages.toSeeWhy, command: 'make logs' } : { advice: messages.logOfRun };

export const restartAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> => ({
  advice: messages.toStart,
  command: backups.areExpected ? 'make up' : 'make start',
});
