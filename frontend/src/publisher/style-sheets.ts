/** Vite's manifest of a build lists the built files by their modules. */
export type Manifest = Record<string, { imports?: string[]; css?: string[] }>;

/** The style sheets that these modules and what they import statically need, in the order in which the rules apply. */
export function styleSheetsOf(manifest: Manifest, modules: string[]): string[] {
  const visited = new Set<string>();
  const sheets = new Set<string>();
  const add = (module: string) => {
    if (visited.has(module)) return;
    visited.add(module);
    const file = manifest[module];
    if (!file) throw new Error(`The manifest of the build has no ${module}`);
    file.imports?.forEach(add);
    for (const sheet of file.css ?? []) sheets.add(`/${sheet}`);
  };
  modules.forEach(add);
  return [...sheets];
}
