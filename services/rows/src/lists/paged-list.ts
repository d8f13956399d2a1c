import { listQuery, type RequestedPage, requestedPage } from '@majlis/contracts/api/list-query.schema';
import { message } from '@majlis/contracts/shared/messages';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  NotFoundException,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map } from 'rxjs';

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

type Row = Record<string, unknown>;

/**
 * Makes a route respond with a page of its list if the query has a page or a filter (infra/adr/api.md). The response is a list, or
 * JSON text of one, or has the list in `field`. Longer lists are better cut by the database.
 */
export const PagedList = (filters: readonly string[], field?: string) =>
  UseInterceptors(createInterceptor(filters, field));

function createInterceptor(filters: readonly string[], field: string | undefined): Type<NestInterceptor> {
  const schema = listQuery(filters);

  @Injectable()
  class PagedListInterceptor implements NestInterceptor {
    constructor(@Inject(SETTINGS) private readonly settings: ServiceSettings) {}

    intercept(context: ExecutionContext, next: CallHandler) {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      const requested = requestedPage(validateWith(schema, request.query));
      if (!requested) return next.handle();
      const cut = (rows: Row[]): Row[] => {
        const { page, perPage } = requested;
        const matching = rows.filter((row) => isMatch(row, requested));
        const list = { page, perPage, total: matching.length };
        setPageLinks(request, http.getResponse<Response>(), this.settings.PUBLIC_ORIGIN, list);
        return matching.slice((page - 1) * perPage, page * perPage);
      };
      return next.handle().pipe(map((body: unknown) => cutBody(body, cut, field)));
    }
  }
  return PagedListInterceptor;
}

function cutBody(body: unknown, cut: (rows: Row[]) => Row[], field: string | undefined): unknown {
  if (body === undefined) return body; // a redirect
  if (typeof body === 'string') return JSON.stringify(cutBody(JSON.parse(body), cut, field));
  if (field === undefined) return cut(body as Row[]);
  return { ...(body as Row), [field]: cut((body as Row)[field] as Row[]) };
}

const isMatch = (row: Row, { filters }: RequestedPage): boolean =>
  Object.entries(filters).every(([name, value]) => {
    const field = row[name];
    return Array.isArray(field) ? field.includes(value) : field === value;
  });
