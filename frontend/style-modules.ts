import { basename } from 'node:path';
import type { Plugin } from 'vite';

const filesByName = new Map<string, string>();

/** `member` of team.module.scss becomes `team_member`: the same in both builds, and plain to read in a browser's tools. */
export function scopedClassName(local: string, file: string): string {
  const name = basename(file, '.module.scss');
  if ((filesByName.get(name) ?? file) !== file) throw new Error(`Two style modules are called ${name}`);
  filesByName.set(name, file);
  return local === name ? name : `${name}_${local}`;
}

/**
 * Class names are inlined where they are used, and a module of which nothing else is left would be dropped together with
 * its rules. The assignment keeps it.
 */
export function preventStyleTreeShaking(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.scss$/ },
      handler: (code) => ({ code: `${code}\nglobalThis.styles;`, moduleSideEffects: true }),
    },
  };
}

/** The staff area is one sheet, in the order in which the bundler would run its files: what all share has to come first. */
export function checkStaffSheetOrder(): Plugin {
  return {
    name: 'staff-sheet-order',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const staff = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'staff');
      const sheets = staff?.type === 'chunk' ? staff.moduleIds.filter((id) => id.endsWith('.scss')) : [];
      if (!sheets[0]?.endsWith('/styles/admin/admin.scss'))
        throw new Error(`The sheet of the staff area begins with ${sheets[0]}`);
    },
  };
}
