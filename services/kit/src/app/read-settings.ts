import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A setting is missing or wrong; the message names each one and says what it should be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads a service's settings from the environment. Every NAME may be given as NAME_FILE, the path of a file that holds
 * the value (a container secret). Throws SettingsError.
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, environment = process.env): z.infer<Schema> {
  const given = Object.keys(schema.shape).map((name) => [name, settingOf(name, environment)]);
  const checked = schema.safeParse(Object.fromEntries(given));
  if (checked.success) return checked.data;
  const mistakes = checked.error.issues.map((issue) => `  ${issue.path.join('.') || 'settings'}: ${issue.message}`);
  throw new SettingsError(`These settings are wrong:\n${mistakes.join('\n')}`);
}

/** At the start of a process: wrong settings are told on standard error in plain words, and end it with 1. */
export function readSettingsOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}

function settingOf(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const file = environment[`${name}_FILE`];
  // Compose hands over unset variables as empty ones.
  return file ? readSecret(`${name}_FILE`, file) : environment[name] || undefined;
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`These settings are wrong:\n  ${name}: cannot read ${path} (${(error as Error).message})`);
  }
}
