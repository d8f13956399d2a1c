import type { WorkboxPlugin } from 'workbox-core';

export const pageCache = 'pages';

/** Filters and share links only add parameters to the URL of the same page, so one copy serves all of them. */
function withoutParameters(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const keepPublic: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) => {
  const isPublic = !/private|no-store/.test(response.headers.get('Cache-Control') ?? '');
  return response.status === 200 && !response.redirected && isPublic ? response : null;
};

/** Keeps the responses that every visitor may see. */
export const publicResponses: WorkboxPlugin = { cacheWillUpdate: keepPublic };

/** Keeps what every visitor may see, and marks a kept page with the time of its copy in `data-saved-at` of <html>. */
export const savedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutParameters(request.url),
  cacheWillUpdate: async (update) => {
    const { request, response } = update;
    if (response.status === 404) await (await caches.open(pageCache)).delete(withoutParameters(request.url));
    return keepPublic(update);
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markAsSaved(cachedResponse),
};

async function markAsSaved(response: Response): Promise<Response> {
  const savedAt = savedAtOf(response).toISOString();
  const html = (await response.text()).replace('<html', `<html data-saved-at="${savedAt}"`);
  return new Response(html, { headers: response.headers });
}

export const savedAtOf = (response: Response): Date => new Date(response.headers.get('Date') ?? 0);
