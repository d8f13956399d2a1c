import { basename } from 'node:path';
import type { Plugin } from 'vite';

const filesByName = new Map<string, string>();

/** Turns `member` of team.module.scss into `team_member`, the same in the browser's build and in the publisher's. */
export function scopedClassName(local: string, file: string): string {
  const name = basename(file, '.module.scss');
  if ((filesByName.get(name) ?? file) !== file) throw new Error(`Two style modules are called ${name}`);
  filesByName.set(name, file);
  return local === name ? name : `${name}_${local}`;
}

/**
 * The bundler inlines class names where they are used and would then drop the empty module together with its rules. The added
 * statement keeps the module.
 */
export function preventStyleTreeShaking(): Plugin {
  return {
    name: 'prevent-style-tree-shaking',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.scss$/ },
      handler: (code) => ({ code: `${code}\nglobalThis.styles;`, moduleSideEffects: true }),
    },
  };
}

/** Fails the build when the sheet of the staff area does not start with the styles that all its components share. */
export function checkStaffSheetOrder(): Plugin {
  return {
    name: 'check-staff-sheet-order',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const staff = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'staff');
      const sheets = staff?.type === 'chunk' ? staff.moduleIds.filter((id) => id.endsWith('.scss')) : [];
      if (!sheets[0]?.endsWith('/styles/admin/admin.scss'))
        throw new Error(`The sheet of the staff area begins with ${sheets[0]}`);
    },
  };
}
