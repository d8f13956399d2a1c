import { readFileSync } from 'node:fs';
import type { z } from 'zod';

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads environment variables; NAME_FILE names a file (container secret) with the value. Throws SettingsError. */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, environment = process.env): z.infer<Schema> {
  const values = Object.keys(schema.shape).map((name) => [name, readSetting(name, environment)]);
  const result = schema.safeParse(Object.fromEntries(values));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || 'settings'}: ${issue.message}`);
  throw new SettingsError(`These settings are wrong:\n${problems.join('\n')}`);
}

/** Prints a SettingsError to standard error as plain text and exits with 1. */
export function readSettingsOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}

function readSetting(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const file = environment[`${name}_FILE`];
  // Compose passes unset variables as empty strings.
  return file ? readSecret(`${name}_FILE`, file) : environment[name] || undefined;
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`These settings are wrong:\n  ${name}: cannot read ${path} (${(error as Error).message})`);
  }
}
