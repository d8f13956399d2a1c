import { createServer, type Server } from 'node:http';
import { type Exchange, isRead, logWhenDone, openExchange } from './exchange.js';
import { createFiles } from './files.js';
import { createForwarder } from './forward.js';
import { createConcurrencyLimit, createRateLimit } from './limits.js';
import { createPages } from './pages.js';
import { refuse } from './problems.js';
import type { GatewaySettings } from './read-settings.js';
import { serviceRouteOf } from './routes.js';
import { createSite } from './site.js';

export async function createGateway(settings: GatewaySettings, log = logWhenDone): Promise<Server> {
  const forwarder = createForwarder(settings);
  const site = createSite(createFiles(settings), await createPages(settings), forwarder);
  const requests = createConcurrencyLimit(40);
  const writes = createRateLimit({ perSecond: 10, burst: 20 });
  const signIns = createRateLimit({ perSecond: 10 / 60, burst: 20 });

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
    return isRead(exchange) ? site.answer(exchange, path) : refuse(exchange, 405);
  };

  const server = createServer({ connectionsCheckingInterval: 1000, keepAliveTimeout: 30_000 }, (request, response) => {
    const exchange = openExchange(request, response, settings.mediaSources);
    log(exchange);
    answer(exchange).catch(() => response.headersSent || refuse(exchange, 500));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  return server;
}
