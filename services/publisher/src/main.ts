import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createLogger } from '@majlis/kit/logging/logger';
import { readSettingsOrExit } from '@majlis/kit/settings/read-settings';
import { messagesFolder } from './messages.js';
import { readPublisherSettings } from './read-settings.js';
import { type Renderer, startPublisher } from './start-publisher.js';
import type { RenderPage } from './targets/pages.js';

const shutdownTimeoutMs = 8_000;

const settings = readSettingsOrExit(readPublisherSettings);
const logger = createLogger('publisher', settings.LOG_LEVEL);
process.once('uncaughtExceptionMonitor', (error) => logger.fatal({ error: error.stack }, 'uncaught exception'));
try {
  const publisher = await startPublisher(settings, await loadRenderer(settings.RENDERER), logger);
  logger.info({ port: publisher.port }, 'listening');
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      logger.info({ reason: signal }, 'stopping');
      // Files are replaced atomically, so the process may end at any moment.
      setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
      void publisher.stop().then(() => process.exit(0));
    });
} catch (error) {
  logger.fatal({ error: String((error as Error).stack ?? error) }, 'cannot start');
  process.exit(1);
}

/**
 * The module is built from frontend/src/publisher/render.ts, whose types this project cannot import. An instance of it has the
 * texts of one language. Node loads another instance for each language, by the query of the URL, when the first page in it is
 * rendered.
 */
async function loadRenderer(path: string): Promise<Renderer> {
  const manifest: unknown = JSON.parse(await readFile(join(dirname(path), 'manifest.json'), 'utf8'));
  const renderers = new Map<string, Promise<RenderPage>>();
  const load = async (tag: string): Promise<RenderPage> => {
    const { createRenderer } = await import(`${pathToFileURL(path).href}?language=${tag}`);
    return createRenderer(tag, manifest);
  };
  const renderPage: RenderPage = async (path, context) => {
    const renderer = renderers.get(context.language) ?? load(context.language);
    renderers.set(context.language, renderer);
    return (await renderer)(path, context);
  };
  const version = createHash('sha256');
  for (const folder of [dirname(path), import.meta.dirname, fileURLToPath(messagesFolder)])
    await addContent(version, folder);
  return { renderPage, version: version.digest('hex').slice(0, 16) };
}

async function addContent(hash: ReturnType<typeof createHash>, folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.js(?:on)?$/.test(file)).sort();
  for (const file of files) hash.update(await readFile(join(folder, file)));
}
