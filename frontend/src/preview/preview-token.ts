import { publicPreview } from '@majlis/contracts/staff/drafts';
import type { RowService } from '@majlis/contracts/staff/history';

/** `service` owns the draft. It is undefined for a preview of the site as visitors see it, whose token is `publicPreview`. */
export type PreviewToken = { service?: RowService; token: string };

/** The gateway sends the app shell instead of a prerendered page for exactly these addresses. */
export function readPreviewToken({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): PreviewToken | undefined {
  if (pathname.startsWith('/admin')) return undefined;
  const value = new URLSearchParams(search).get('preview') ?? '';
  if (value === publicPreview) return { token: value };
  const [, service, token = ''] = /^(cms|conferences|feeds)\.([\w-]{43})$/.exec(value) ?? [];
  return service ? { service: service as RowService, token } : undefined;
}

/** Returns undefined for an address outside the site or in the staff area. */
export function withPreview(address: string | URL, { service, token }: PreviewToken): string | undefined {
  const url = new URL(address, window.location.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith('/admin')) return undefined;
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((part) => part && !part.startsWith('preview='));
  const value = service ? `${service}.${token}` : token;
  return `${url.pathname}?${[...rest, `preview=${value}`].join('&')}${url.hash}`;
}
