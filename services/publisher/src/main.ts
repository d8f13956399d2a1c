import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage } from '@majlis/contracts/languages';
import { createLogger } from '@majlis/kit/app/logger';
import { readSettingsOrExit } from '@majlis/kit/app/read-settings';
import { readPublisherSettings } from './read-settings.js';
import { type Renderer, startPublisher } from './start-publisher.js';

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
 * The modules are built from frontend/src/publisher/render.tsx, whose types this project cannot import. Each is loaded with the
 * first page in its language.
 */
async function loadRenderer(path: string): Promise<Renderer> {
  const renderPage: Renderer['renderPage'] = async (pagePath, context) => {
    const module =
      context.language === defaultLanguage.tag ? path : join(dirname(path), context.language, basename(path));
    const renderer = (await import(pathToFileURL(module).href)) as Pick<Renderer, 'renderPage'>;
    return renderer.renderPage(pagePath, context);
  };
  const version = createHash('sha256');
  for (const folder of [dirname(path), import.meta.dirname]) await addCode(version, folder);
  return { renderPage, version: version.digest('hex').slice(0, 16) };
}

async function addCode(hash: ReturnType<typeof createHash>, folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  for (const file of files) hash.update(await readFile(join(folder, file)));
}
