import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { serveTask } from '@majlis/kit/process/run-in-child-process';

type UnsanitisedItem = { id: string; rawHtml: string; link: string };
export type SanitisedItem = { id: string; html: string };

serveTask(
  async (items: UnsanitisedItem[]): Promise<SanitisedItem[]> =>
    items.map(({ id, rawHtml, link }) => ({ id, html: sanitiseHtml(rawHtml, { base: link }) })),
);
