export type SettingLine = { name: string; value: string };

/** Reads NAME=value lines as Compose does: quotes around a value are not part of it, and a # after a space begins a comment. */
export function parseSettings(text: string): SettingLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, rest] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    return name === undefined || rest === undefined ? [] : [{ name, value: unquoted(rest) }];
  });
}

function unquoted(rest: string): string {
  const quoted = /^"(.*?)"|^'(.*?)'/.exec(rest);
  return quoted ? (quoted[1] ?? quoted[2] ?? '') : rest.replace(/(^|\s)#.*$/, '').trim();
}
