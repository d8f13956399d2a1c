import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEmails } from '@majlis/kit/app/service-settings';

export type SecretFile = { name: string; value: string; mode: number } | { name: string; errorCode: string };

/** The folder that an operator deploys from: what its files say, and what the environment says before them. */
export class Installation {
  /** Lines of infra/compose/.env; undefined where there is none yet. */
  readonly operatorLines: SettingLine[] | undefined;
  private readonly settings: Map<string, string>;

  constructor(
    readonly folder: string,
    environment = new Map<string, string>(),
  ) {
    const text = this.readOptional('infra/compose/.env');
    this.operatorLines = text === undefined ? undefined : parseSettings(text);
    const lines = [...this.exampleLines, ...(this.operatorLines ?? [])];
    this.settings = new Map([...lines.map(({ name, value }): [string, string] => [name, value]), ...environment]);
  }

  /** A setting as the containers get it; empty when it is not set. */
  setting(name: string): string {
    return this.settings.get(name) ?? '';
  }

  /** Every setting that the containers are given. */
  get allSettings(): Record<string, string> {
    return Object.fromEntries(this.settings);
  }

  get exampleLines(): SettingLine[] {
    return parseSettings(this.readOptional('infra/compose/example.env') ?? '');
  }

  get overlays(): string[] {
    return this.setting('MAJLIS_OVERLAYS')
      .split(/\s+/)
      .filter((name) => name !== '');
  }

  get terminatesTls(): boolean {
    return this.overlays.includes('tls');
  }

  /** What Compose reads: the main file and the overlays that are chosen, or all there are. */
  composeText(which: 'chosen' | 'all'): string {
    const there = readdirSync(join(this.folder, 'infra/compose')).filter((file) => file.endsWith('.yml'));
    const overlays = which === 'all' ? there : there.filter((file) => this.overlays.includes(file.replace('.yml', '')));
    const files = ['docker-compose.yml', ...overlays.map((file) => `infra/compose/${file}`)];
    return files.map((file) => this.readOptional(file) ?? '').join('\n');
  }

  /** Who may sign in; undefined where there is no list. */
  get accounts(): string[] | undefined {
    const text = this.readOptional('infra/compose/staff/accounts');
    return text === undefined ? undefined : parseEmails(text);
  }

  /** The rights that a file or folder of it gives; undefined where there is none. */
  fileMode(path: string): number | undefined {
    const stats = statSync(join(this.folder, path), { throwIfNoEntry: false });
    return stats && stats.mode & 0o777;
  }

  /** The secret files that the chosen composition asks for. */
  secrets(): SecretFile[] {
    const named = this.composeText('chosen').matchAll(/\bfile:\s*"?(?:\.\/)?infra\/compose\/secrets\/([\w.-]+)/g);
    return [...new Set([...named].map(([, name = '']) => name))].map((name) => this.secretFile(name));
  }

  /** A secret without what is around it, as the services read it; empty when it cannot be read. */
  secret(name: string): string {
    const file = this.secretFile(name);
    return 'value' in file ? file.value.trim() : '';
  }

  private secretFile(name: string): SecretFile {
    const path = join(this.folder, 'infra/compose/secrets', name);
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

type SettingLine = { name: string; value: string };

/** Reads NAME=value lines as Compose does: quotes around a value are not part of it, and a # after a space begins a comment. */
function parseSettings(text: string): SettingLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, rest] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    return name === undefined || rest === undefined ? [] : [{ name, value: unquoted(rest) }];
  });
}

function unquoted(rest: string): string {
  const quoted = /^"(.*?)"|^'(.*?)'/.exec(rest);
  return quoted ? (quoted[1] ?? quoted[2] ?? '') : rest.replace(/(^|\s)#.*$/, '').trim();
}
