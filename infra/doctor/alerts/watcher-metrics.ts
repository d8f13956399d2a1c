import { createServer, type Server } from 'node:http';
import type { CheckResult } from '../check-result.js';

export type Disk = { freeBytes: number; sizeBytes: number };

/** The metrics of the watcher for Prometheus (infra/monitoring). They are empty until the first round has ended. */
export class WatcherMetrics {
  private problems = '';

  constructor(private readonly readDisk: () => Promise<Disk>) {}

  record(results: CheckResult[], finishedAt: Date): void {
    const counts = new Map<string, number>();
    for (const { subject, status } of results)
      counts.set(subject, (counts.get(subject) ?? 0) + (status === 'wrong' ? 1 : 0));
    this.problems =
      gauge('majlis_doctor_finished_timestamp_seconds', 'When the doctor finished its last round of checks.', [
        ['', finishedAt.getTime() / 1_000],
      ]) +
      gauge(
        'majlis_doctor_problems',
        'Problems that the doctor found in its last round, by subject.',
        [...counts].map(([subject, count]) => [`{subject=${JSON.stringify(subject)}}`, count]),
      );
  }

  async format(): Promise<string> {
    const { freeBytes, sizeBytes } = await this.readDisk();
    return (
      gauge('majlis_disk_free_bytes', "Free bytes on the disk of Docker's volumes.", [['', freeBytes]]) +
      gauge('majlis_disk_size_bytes', "Size of the disk of Docker's volumes.", [['', sizeBytes]]) +
      this.problems
    );
  }

  listen(port: number): Server {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.format().then(
        (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
        () => response.writeHead(500).end(),
      );
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
