import { startServer } from '@majlis/kit/testing/listen';
import sharp from 'sharp';

type Post = Record<string, unknown>;

/** A fake Instagram Graph API: posts, token renewals, and pictures whose requests it counts. */
export type FakeInstagram = {
  origin: string;
  posts: Post[];
  /** The accepted tokens; a renewal replaces them. */
  tokens: Set<string>;
  renewals: number;
  pictures: number;
  status: number;
  /** Code and subcode of the error for a token that is not accepted. */
  error: { code: number; error_subcode?: number };
  post(id: string, changes?: Post): Post;
  stop(): Promise<void>;
};

export async function startFakeInstagram(): Promise<FakeInstagram> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a16207' } })
    .jpeg()
    .toBuffer();
  const { origin, stop } = await startServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph');
    const token = url.searchParams.get('access_token') ?? '';
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname.startsWith('/picture')) {
      fakeInstagram.pictures += 1;
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    } else if (fakeInstagram.status !== 200) response.writeHead(fakeInstagram.status).end();
    else if (!fakeInstagram.tokens.has(token))
      json(400, {
        error: { message: `Error validating access token: ${token}`, type: 'OAuthException', ...fakeInstagram.error },
      });
    else if (url.pathname === '/me/media') json(200, { data: fakeInstagram.posts });
    else if (url.pathname === '/refresh_access_token') {
      fakeInstagram.renewals += 1;
      fakeInstagram.tokens = new Set([`renewed-${fakeInstagram.renewals}`]);
      json(200, { access_token: `renewed-${fakeInstagram.renewals}`, token_type: 'bearer', expires_in: 5_184_000 });
    } else response.writeHead(404).end();
  });
  const fakeInstagram: FakeInstagram = {
    origin,
    posts: [],
    tokens: new Set(['given']),
    renewals: 0,
    pictures: 0,
    status: 200,
    error: { code: 190 },
    post: (id, changes = {}) => ({
      id,
      caption: `Post ${id}`,
      media_type: 'IMAGE',
      media_url: `${origin}/picture-${id}.jpg?signature=${Math.random()}`,
      permalink: `https://www.instagram.com/p/${id}/`,
      timestamp: `2026-11-${id.padStart(2, '0')}T08:00:00+0000`,
      like_count: 3,
      comments_count: 1,
      ...changes,
    }),
    stop,
  };
  return fakeInstagram;
}
