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
export function readSettings<Schema extends z.ZodType>(schema: Schema, environment = process.env): z.infer<Schema> {
  const checked = schema.safeParse(withFiles(environment));
  if (checked.success) return checked.data;
  const mistakes = checked.error.issues.map((issue) => `  ${issue.path.join('.') || 'settings'}: ${issue.message}`);
  throw new SettingsError(`These settings are wrong:\n${mistakes.join('\n')}`);
}

function withFiles(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const settings: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(environment)) {
    // Compose hands over unset variables as empty ones.
    if (value === undefined || value === '') continue;
    settings[name] = value;
    if (name.endsWith('_FILE')) settings[name.slice(0, -'_FILE'.length)] = readSecret(name, value);
  }
  return settings;
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`These settings are wrong:\n  ${name}: cannot read ${path} (${(error as Error).message})`);
  }
}
