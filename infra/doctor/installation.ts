import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEmails } from '@majlis/kit/settings/service-settings';

export const settingsFile = 'infra/compose/.env';
export const secretsFolder = 'infra/compose/secrets';
export const accountsFile = 'infra/compose/staff/accounts';

export type SecretFile = { name: string; value: string; mode: number } | { name: string; errorCode: string };

/** The settings and secrets of the folder that an operator deploys from. The environment takes precedence over the files. */
export class Installation {
  readonly operatorLines: SettingLine[] | undefined;
  /** Settings in lines that Compose reads, but not the scripts, which look for NAME= at the start of a line. */
  readonly misreadNames: string[];
  readonly settings: Map<string, string>;

  constructor(
    readonly folder: string,
    environment = new Map<string, string>(),
  ) {
    const text = this.readOptional(settingsFile);
    this.operatorLines = text === undefined ? undefined : parseSettings(text);
    this.misreadNames = parseSettings((text ?? '').replaceAll(/^[A-Za-z_]\w*=/gm, '#')).map(([name]) => name);
    this.settings = new Map([...this.exampleLines, ...(this.operatorLines ?? []), ...environment]);
  }

  /** Returns an empty string for a setting that is not set, as Compose does. */
  setting(name: string): string {
    return this.settings.get(name) ?? '';
  }

  /** Returns undefined if PUBLIC_ORIGIN is no address, which the schema of the services reports. */
  get publicUrl(): URL | undefined {
    const origin = this.setting('PUBLIC_ORIGIN');
    return URL.canParse(origin) ? new URL(origin) : undefined;
  }

  get exampleLines(): SettingLine[] {
    return parseSettings(this.readOptional('infra/compose/example.env') ?? '');
  }

  get overlays(): string[] {
    return this.setting('MAJLIS_OVERLAYS').match(/\S+/g) ?? [];
  }

  get terminatesTls(): boolean {
    return this.overlays.includes('tls');
  }

  composeText(which: 'chosen' | 'all'): string {
    const overlayFiles = readdirSync(join(this.folder, 'infra/compose')).filter((file) => file.endsWith('.yml'));
    const overlays = overlayFiles.filter((file) => which === 'all' || this.overlays.includes(file.replace('.yml', '')));
    const files = ['docker-compose.yml', ...overlays.map((file) => `infra/compose/${file}`)];
    return files.map((file) => this.readOptional(file) ?? '').join('\n');
  }

  get accounts(): string[] | undefined {
    const text = this.readOptional(accountsFile);
    return text === undefined ? undefined : parseEmails(text);
  }

  fileMode(path: string): number | undefined {
    const stats = statSync(join(this.folder, path), { throwIfNoEntry: false });
    return stats && stats.mode & 0o777;
  }

  secrets(): SecretFile[] {
    const named = this.composeText('chosen').matchAll(/\bfile:\s*"?(?:\.\/)?infra\/compose\/secrets\/([\w.-]+)/g);
    return [...new Set([...named].map(([, name = '']) => name))].map((name) => this.secretFile(name));
  }

  /** Returns the trimmed value, as the services read it; empty when the file cannot be read. */
  secret(name: string): string {
    const file = this.secretFile(name);
    return 'value' in file ? file.value.trim() : '';
  }

  private secretFile(name: string): SecretFile {
    const path = join(this.folder, secretsFolder, name);
    try {
      return { name, value: readFileSync(path, 'utf8'), mode: statSync(path).mode & 0o777 };
    } catch (error) {
      return { name, errorCode: (error as NodeJS.ErrnoException).code ?? String(error) };
    }
  }

  private readOptional(file: string): string | undefined {
    try {
      return readFileSync(join(this.folder, file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

type SettingLine = [name: string, value: string];

/** Parses NAME=value lines as Compose does: surrounding quotes are removed, and a # after a space begins a comment. */
function parseSettings(text: string): SettingLine[] {
  return text.split(/\r?\n/).flatMap((line): SettingLine[] => {
    const [, name, rest] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    return name === undefined || rest === undefined ? [] : [[name, unquoted(rest)]];
  });
}

function unquoted(rest: string): string {
  const quoted = /^"(.*?)"|^'(.*?)'/.exec(rest);
  return quoted ? (quoted[1] ?? quoted[2] ?? '') : rest.replace(/(^|\s)#.*$/, '').trim();
}
