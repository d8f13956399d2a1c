import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '@majlis/kit/metrics/metrics';

export type StatusSource = {
  /** Hears of changes, so that what is shown is what was saved. */
  isReady(): boolean;
  report(): object;
  metrics: Metrics;
};

/** GET /live, /ready and /metrics as every service has them, and /status: how far it is, and what could not be published. */
export function createStatusServer(status: StatusSource): Server {
  return createServer((request, answer) => {
    answer.setHeader('Cache-Control', 'no-store');
    switch (request.url) {
      case '/live':
        return answer.writeHead(204).end();
      case '/ready':
        return status.isReady() ? answer.writeHead(204).end() : say(answer, 503, { message: 'Not connected' });
      case '/metrics':
        return void sayFigures(answer, status.metrics);
      case '/status':
        return say(answer, 200, status.report());
      default:
        return say(answer, 404, { message: 'Not found' });
    }
  });
}

async function sayFigures(answer: ServerResponse, metrics: Metrics): Promise<void> {
  const text = await metrics.text();
  answer.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
}

function say(answer: ServerResponse, code: number, text: object): void {
  answer
    .writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(`${JSON.stringify(text, null, 2)}\n`);
}
