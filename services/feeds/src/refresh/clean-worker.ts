import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { answerOnce } from '@majlis/kit/process/run-apart';

export type Dirty = { id: string; rawHtml: string; link: string };
export type Clean = { id: string; html: string };

answerOnce(
  async (items: Dirty[]): Promise<Clean[]> =>
    items.map(({ id, rawHtml, link }) => ({ id, html: sanitiseHtml(rawHtml, { base: link, dropsPictures: true }) })),
);
