import { samplePosts } from '../sample/feeds/posts.js';
import type { Asked } from '../sample-feeds.js';
import { answerFile } from './answer-file.js';

/** Any word will do: it opens nothing but this server. */
export const sampleToken = 'sample-token';
const sixtyDays = 5_184_000;

const json = 'application/json; charset=utf-8';

/** What Instagram's Graph API answers to the owner of a token. */
export function answerPhotoFeed(asked: Asked): void {
  if (!knowsToken(asked)) return;
  const { origin, searchParams } = asked.url;
  const posts = samplePosts(origin).slice(0, Number(searchParams.get('limit')) || 25);
  answerFile(asked, json, Buffer.from(JSON.stringify({ data: posts })));
}

/** And when a long-lived token is to last for another sixty days. */
export function answerRenewal(asked: Asked): void {
  if (!knowsToken(asked)) return;
  asked.response.setHeader('Content-Type', json).setHeader('Cache-Control', 'no-store');
  asked.response.end(JSON.stringify({ access_token: sampleToken, token_type: 'bearer', expires_in: sixtyDays }));
}

function knowsToken({ url, response }: Asked): boolean {
  if (url.searchParams.get('access_token') === sampleToken) return true;
  const error = { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 };
  response.writeHead(400, { 'Content-Type': json }).end(JSON.stringify({ error }));
  return false;
}
