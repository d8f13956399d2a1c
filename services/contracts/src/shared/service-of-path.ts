const prefixes = {
  conferences: ['conferences', 'sessions', 'people', 'speakers', 'session-speakers', 'oembed'],
  feeds: ['research-items', 'blog-posts', 'podcast-episodes', 'instagram-posts', 'feeds'],
};

type Service = keyof typeof prefixes | 'cms';

const begins = (path: string, names: string[]) => names.includes(/^\/api\/([\w-]+)/.exec(path)?.[1] ?? '');

/** The service that answers a path of the API; cms has everything of the site itself. The gateway passes requests on by the same rule (conf.d/site/api.conf). */
export function serviceOfPath(path: string): Service {
  if (begins(path, prefixes.conferences)) return 'conferences';
  return begins(path, prefixes.feeds) ? 'feeds' : 'cms';
}
