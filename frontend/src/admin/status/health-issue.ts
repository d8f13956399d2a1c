/** Something that does not work, or that should be looked at before it does not. */
export type HealthIssue = {
  isBroken: boolean;
  text: string;
  /** What to do about it. */
  advice: string;
  /** To be typed where Majlis runs. */
  command?: string;
  link?: { to: string; label: string };
};

type Installation = { backups: { areExpected: boolean } };

/** Where what went wrong can be read. */
export const checkLogAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> =>
  backups.areExpected
    ? { advice: 'The log says why:', command: 'make logs' }
    : { advice: 'The log says why; the console of the run names its folder.' };

/** How what does not run is started. */
export const restartAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> => ({
  advice: 'The log says why. What is missing is started with',
  command: backups.areExpected ? 'make up' : 'make start',
});
