import { sendRequest } from './send-request.js';
import { type Gateway, startGateway } from './start-gateway.js';

describe('metrics and probes behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  test.each([
    ...['/metrics', '/live', '/ready', '/status', '/summary', '/metrics.txt'],
    ...[
      '/api/metrics',
      '/api/live',
      '/api/ready',
      '/api/cms/../metrics',
      '/api/cms/%2e%2e/%2e%2e/metrics',
      '//metrics',
    ],
    ...['/api/cms/..%2f..%2fmetrics', '/api/cms/..\\..\\metrics', '/api/cms/%5c..%5c..%5cmetrics'],
  ])('%s cannot be reached by visitors', async (path) => {
    for (const headers of [{}, { Cookie: 'sid=abc' }, { 'X-Original-URL': '/metrics' }])
      expect([(await sendRequest(gateway.origin, path, { headers })).status, headers]).toEqual([404, headers]);
    const forwarded = Object.values(gateway.services).flatMap((service) => service.requests.map(({ url }) => url));
    // A path with an unknown name is forwarded, because it may be a page that staff wrote.
    expect(forwarded.filter((url) => !url.startsWith('/api/cms/pages/slug/'))).toEqual([]);
  });

  test('nginx exports its metrics on a listener of its own', async () => {
    const requests = async () => {
      const { status, headers, text } = await sendRequest(gateway.metricsOrigin, '/metrics');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4']);
      for (const line of text.trim().split('\n'))
        expect(line).toMatch(/^# (HELP|TYPE) majlis_gateway_|^majlis_gateway_\w+(\{state="\w+"\})? \d+$/);
      expect(text).toMatch(/^majlis_gateway_connections\{state="waiting"\} \d+$/m);
      expect(text).toMatch(/^majlis_gateway_connections_accepted_total \d+$/m);
      return Number(/^majlis_gateway_requests_total (\d+)$/m.exec(text)?.[1]);
    };
    const before = await requests();
    for (let count = 0; count < 20; count += 1) await sendRequest(gateway.origin, '/about');
    // The figure includes the requests for the metrics themselves.
    expect((await requests()) - before).toBeGreaterThanOrEqual(20);
    expect((await sendRequest(gateway.metricsOrigin, '/about')).status).toBe(404);
    expect((await sendRequest(gateway.metricsOrigin, '/summary')).status).toBe(404);
  });
});
