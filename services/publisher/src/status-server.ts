import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '@majlis/kit/metrics/metrics';

export type StatusSource = {
  isReady(): boolean;
  /** True as soon as the pages of this build have been written once, also by another publisher. */
  isWritten(): Promise<boolean>;
  report(): object;
  metrics: Metrics;
};

export function createStatusServer(status: StatusSource): Server {
  return createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    switch (request.url) {
      case '/live':
        return response.writeHead(204).end();
      case '/ready':
        return status.isReady() ? response.writeHead(204).end() : sendJson(response, 503, { message: 'Not connected' });
      case '/written':
        return void sendWritten(response, status);
      case '/metrics':
        return void sendMetrics(response, status.metrics);
      case '/status':
        return sendJson(response, 200, status.report());
      default:
        return sendJson(response, 404, { message: 'Not found' });
    }
  });
}

async function sendWritten(response: ServerResponse, status: StatusSource): Promise<void> {
  if (await status.isWritten()) response.writeHead(204).end();
  else sendJson(response, 503, { message: 'The pages of this build are being written' });
}

async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
}

function sendJson(response: ServerResponse, code: number, body: object): void {
  response
    .writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(`${JSON.stringify(body, null, 2)}\n`);
}
