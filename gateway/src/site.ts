import { type Exchange, redirect } from './exchange.js';
import type { createFiles } from './files.js';
import type { createForwarder } from './forward.js';
import type { createPages } from './pages.js';
import {
  isHidden,
  isPageWithSlash,
  isUploaded,
  isWritten,
  type Page,
  pageAt,
  pageMovedTo,
  questionBefore,
  withoutSlash,
} from './routes.js';

type Files = ReturnType<typeof createFiles>;
type Pages = Awaited<ReturnType<typeof createPages>>;
type Forwarder = ReturnType<typeof createForwarder>;

/** Pages and files: all that is read outside /api. */
export function createSite(files: Files, pages: Pages, forwarder: Forwarder) {
  const answerPage = async (exchange: Exchange, page: Page, path: string) => {
    if (page === 'staff') return pages.shell(exchange, 'never');
    if (await pages.published(exchange, path)) return;
    const question = questionBefore(page, exchange.request.url ?? '');
    const { status = 200, location } = question ? await forwarder.about(exchange, question) : {};
    if (status === 301) return redirect(exchange, pageMovedTo(location));
    if (status === 404 || status === 400) return pages.notFound(exchange);
    return pages.shell(exchange, 'revalidate');
  };

  const answerFile = async (exchange: Exchange, path: string) => {
    if (path === '/gateway/unavailable.css') return files.styleOfProblems(exchange);
    if (path.startsWith('/assets/')) return files.bundled(exchange, 'forever') || files.missing(exchange);
    if (isUploaded(path)) return files.uploaded(exchange);
    if (isWritten(path)) return (await pages.written(exchange, path)) || files.missing(exchange);
    // The shell is a page only at the paths of pages.
    if (path === '/index.html' || isHidden(path) || path.endsWith('/')) return pages.notFound(exchange);
    return files.bundled(exchange, 'day') || pages.notFound(exchange);
  };

  return {
    answer(exchange: Exchange, path: string) {
      const page = pageAt(path);
      if (page) return answerPage(exchange, page, path);
      const meant = isPageWithSlash(path) && withoutSlash(exchange.request.url ?? '');
      return meant ? redirect(exchange, meant) : answerFile(exchange, path);
    },
  };
}
