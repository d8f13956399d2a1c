import { build } from 'vite';

/** Builds the page of components in memory. Returns the content of each file by its path. */
export async function buildComponentsPage() {
  const { output } = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  return new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}
