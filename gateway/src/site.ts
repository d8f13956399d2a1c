import { type Exchange, redirect } from './exchange.js';
import type { createFiles } from './files.js';
import type { createForwarder } from './forward.js';
import {
  isHidden,
  isPageWithSlash,
  isUploaded,
  type Page,
  pageAt,
  pageMovedTo,
  questionBefore,
  withoutSlash,
} from './routes.js';

type Files = Awaited<ReturnType<typeof createFiles>>;
type Forwarder = ReturnType<typeof createForwarder>;

/** Pages and files: all that is read outside /api. */
export function createSite(files: Files, forwarder: Forwarder) {
  const answerPage = async (exchange: Exchange, page: Page) => {
    if (page === 'staff') return files.shell(exchange, 200, 'never');
    const question = questionBefore(page, exchange.request.url ?? '');
    const { status = 200, location } = question ? await forwarder.about(exchange, question) : {};
    if (status === 301) return redirect(exchange, pageMovedTo(location));
    if (status === 404 || status === 400) return files.shell(exchange, 404, 'never');
    return files.shell(exchange, 200, 'revalidate');
  };

  const answerFile = (exchange: Exchange, path: string) => {
    if (path === '/gateway/unavailable.css') return files.styleOfProblems(exchange);
    if (path.startsWith('/assets/')) return files.bundled(exchange, 'forever', () => files.missing(exchange));
    if (isUploaded(path)) return files.uploaded(exchange);
    // The shell is a page only at the paths of pages.
    if (path === '/index.html' || isHidden(path) || path.endsWith('/')) return files.shell(exchange, 404, 'never');
    return files.bundled(exchange, 'day', () => files.shell(exchange, 404, 'never'));
  };

  return {
    answer(exchange: Exchange, path: string) {
      const page = pageAt(path);
      if (page) return answerPage(exchange, page);
      const meant = isPageWithSlash(path) && withoutSlash(exchange.request.url ?? '');
      return meant ? redirect(exchange, meant) : answerFile(exchange, path);
    },
  };
}
