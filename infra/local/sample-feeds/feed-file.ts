import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asked } from '../sample-feeds.js';
import { answerFile } from './answer-file.js';

/** An RSS file; `{origin}` in it is where its pictures and recordings are served. */
export async function answerFeed(asked: Asked): Promise<void> {
  const { parts, folder, url } = asked;
  const feed = await readFile(join(folder, parts[0] ?? ''), 'utf8');
  answerFile(asked, 'application/rss+xml; charset=utf-8', Buffer.from(feed.replaceAll('{origin}', url.origin)));
}
