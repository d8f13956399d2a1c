import { createServer, type Server } from 'node:http';
import type { CheckResult } from '../check-result.js';

/** The metrics of the watcher for Prometheus (infra/monitoring). They are empty until the first round has ended. */
export class WatcherMetrics {
  text = '';

  record(results: CheckResult[], finishedAt: Date): void {
    const counts = new Map<string, number>();
    for (const { subject, status } of results)
      counts.set(subject, (counts.get(subject) ?? 0) + (status === 'wrong' ? 1 : 0));
    this.text =
      gauge('majlis_doctor_finished_timestamp_seconds', 'When the doctor finished its last round of checks.', [
        ['', finishedAt.getTime() / 1_000],
      ]) +
      gauge(
        'majlis_doctor_problems',
        'Problems that the doctor found in its last round, by subject.',
        [...counts].map(([subject, count]) => [`{subject=${JSON.stringify(subject)}}`, count]),
      );
  }

  listen(port: number): Server {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(this.text);
    });
    return server.listen(port);
  }
}

const gauge = (name: string, help: string, samples: [labels: string, value: number][]): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
    '',
  ].join('\n');
