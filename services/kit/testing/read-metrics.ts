import type { RunningService } from './running-service.js';

/** Values by series, such as `name{label="value"}`. */
export type MetricValues = Map<string, number>;

export const parseMetrics = (text: string): MetricValues =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );

export async function readMetrics({ visitor }: RunningService): Promise<MetricValues> {
  const { text } = await visitor
    .get('/metrics')
    .expect(200)
    .expect('Content-Type', /^text\/plain; .*version=0\.0\.4/);
  return parseMetrics(text);
}
