import { t } from '#messages/staff';

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
  backups.areExpected ? { advice: t('health.toSeeWhy'), command: 'make logs' } : { advice: t('health.logOfRun') };

export const restartAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> => ({
  advice: t('health.toStart'),
  command: backups.areExpected ? 'make up' : 'make start',
});
