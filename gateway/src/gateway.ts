import { createServer, type Server } from 'node:http';
import { type Exchange, isRead, logWhenDone, openExchange, redirect } from './exchange.js';
import { createFiles } from './files.js';
import { createForwarder } from './forward.js';
import { createConcurrencyLimit, createRateLimit } from './limits.js';
import { refuse } from './problems.js';
import type { GatewaySettings } from './read-settings.js';
import { isHidden, isStoredImage, meantBy, pageAt, serviceRouteOf } from './routes.js';

export async function createGateway(settings: GatewaySettings, log = logWhenDone): Promise<Server> {
  const files = await createFiles(settings);
  const forwarder = createForwarder(settings);
  const requests = createConcurrencyLimit(40);
  const writes = createRateLimit({ perSecond: 10, burst: 20 });
  const signIns = createRateLimit({ perSecond: 10 / 60, burst: 20 });

  const answerPage = async (exchange: Exchange, page: ReturnType<typeof pageAt>) => {
    if (page === 'staff') return files.shell(exchange, 200, 'never');
    if (page === 'conference' && !(await forwarder.hasConference(exchange))) return files.shell(exchange, 404, 'never');
    return files.shell(exchange, 200, 'revalidate');
  };

  const answerFile = (exchange: Exchange, path: string) => {
    if (path === '/gateway/unavailable.css') return files.styleOfProblems(exchange);
    if (path.startsWith('/assets/')) return files.bundled(exchange, 'forever', () => files.missing(exchange));
    if (isStoredImage(path)) return files.image(exchange);
    // The shell is a page only at the paths of pages.
    if (path === '/index.html' || isHidden(path) || path.endsWith('/')) return files.shell(exchange, 404, 'never');
    return files.bundled(exchange, 'day', () => files.shell(exchange, 404, 'never'));
  };

  const answer = async (exchange: Exchange) => {
    const { path, visitor } = exchange;
    const leave = requests.enter(visitor);
    if (!leave) return refuse(exchange, 429);
    exchange.answer.once('close', leave);
    if (path === undefined) return refuse(exchange, 400);
    if (!isRead(exchange) && !writes.allows(visitor)) return refuse(exchange, 429);
    const route = serviceRouteOf(path);
    if (route?.limitedAs === 'sign-in' && !signIns.allows(visitor)) return refuse(exchange, 429);
    if (route) return forwarder.forward(exchange, route);
    if (path.startsWith('/api/')) return refuse(exchange, 404);
    const page = pageAt(path);
    if (!isRead(exchange)) return refuse(exchange, 405);
    const meant = meantBy(path);
    if (meant) return redirect(exchange, meant);
    return page ? answerPage(exchange, page) : answerFile(exchange, path);
  };

  const server = createServer({ connectionsCheckingInterval: 1000, keepAliveTimeout: 30_000 }, (request, response) => {
    const exchange = openExchange(request, response);
    log(exchange);
    answer(exchange).catch(() => response.headersSent || refuse(exchange, 500));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  return server;
}
