import type { RequestedPage } from '@majlis/contracts/list-query';
import { message } from '@majlis/contracts/messages';
import { NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';

/** Without the total number of entries there is no link to the last page. */
type PageOfList = Pick<RequestedPage, 'page' | 'perPage'> & ({ total: number } | { hasNext: boolean });

/** Names the other pages of a list in `Link` (RFC 8288). Throws 404 for a page after the last one. */
export function setPageLinks(request: Request, response: Response, origin: string, list: PageOfList): void {
  const { page, perPage } = list;
  const last = 'total' in list ? Math.max(1, Math.ceil(list.total / perPage)) : undefined;
  if (last !== undefined && page > last) throw new NotFoundException(message('noSuchPage'));
  const hasNext = 'hasNext' in list ? list.hasNext : page < (last ?? page);
  const pages: [relation: string, page: number | undefined][] = [
    ['first', 1],
    ['prev', page > 1 ? page - 1 : undefined],
    ['next', hasNext ? page + 1 : undefined],
    ['last', last],
  ];
  const links = pages.flatMap(([relation, number]) => {
    if (number === undefined) return [];
    const url = new URL(request.originalUrl, origin);
    url.searchParams.set('page', String(number));
    return [`<${url.href}>; rel="${relation}"`];
  });
  response.setHeader('Link', links.join(', '));
}
