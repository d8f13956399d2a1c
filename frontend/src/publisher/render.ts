import { loadSiteTexts } from '../messages/catalogues';
import type { Manifest } from './inject-into-template';
import type { RenderContext } from './render-page';

/**
 * Renders pages in a language, with the manifest of the built site. A module has the texts of one language, so that each needs
 * an instance of this module.
 */
export async function createRenderer(tag: string, manifest: Manifest) {
  await loadSiteTexts(tag);
  const { renderPage } = await import('./render-page');
  return (path: string, context: Omit<RenderContext, 'manifest'>) => renderPage(path, { ...context, manifest });
}
