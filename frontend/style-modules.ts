import { basename } from 'node:path';
import type { Plugin } from 'vite';

const filesByName = new Map<string, string>();

export function scopedClassName(local: string, file: string): string {
  const name = basename(file, '.module.scss');
  if ((filesByName.get(name) ?? file) !== file) throw new Error(`Two style modules are called ${name}`);
  filesByName.set(name, file);
  return local === name ? name : `${name}_${local}`;
}

/** The bundler inlines class names and would drop the empty module with its rules. The added statement keeps it. */
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
