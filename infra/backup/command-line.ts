import { SettingsError } from '@majlis/kit/app/read-settings';

const shutdownTimeoutMs = 5_000;

/** Runs until it is done or somebody stops it; says in a sentence what went wrong. */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopping.abort();
      // What cannot be broken off in this time, such as sending a large part off-site, is cut: nothing is half there by its name.
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

export function formatError(error: unknown): string {
  if (error instanceof UserFacingError || error instanceof SettingsError) return error.message;
  return `It failed: ${error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error)}`;
}

export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What was asked for cannot be done; the message tells an operator why and what to do. */
export class UserFacingError extends Error {
  override name = 'Refusal';
}
