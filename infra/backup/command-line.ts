import { SettingsError } from '@majlis/kit/settings/read-settings';

const shutdownTimeoutMs = 5_000;

export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopping.abort();
      // Work that does not stop in time, such as an upload, is cut off; files get their final names only when they are complete.
      setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    });
  try {
    await work(stopping.signal);
  } catch (error) {
    printError(stopping.signal.aborted ? 'Stopped.' : formatError(error));
    process.exitCode = 1;
  }
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printError = (text: string): void => void process.stderr.write(`${text}\n`);

function formatError(error: unknown): string {
  if (error instanceof UserFacingError || error instanceof SettingsError) return error.message;
  return `It failed: ${error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error)}`;
}

export class UserFacingError extends Error {}
