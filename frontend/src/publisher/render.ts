import { loadSiteTexts } from '../messages/catalogues';
import type { Manifest } from './inject-into-template';
import type { RenderContext } from './render-page';

/**
 * Renders pages in a language, with the manifest of the built site. Modules hold the texts of one language, so each language needs
 * an instance of its own of this module.
 */
export async function createRenderer(tag: string, manifest: Manifest) {
  await loadSiteTexts(tag);
  const { renderPage } = await import('./render-page');
  return (path: string, context: Omit<RenderContext, 'manifest'>) => renderPage(path, { ...context, manifest });
}
