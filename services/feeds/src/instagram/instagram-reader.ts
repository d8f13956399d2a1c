import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { resolveHttpUrl } from '../refresh/feed-nodes.js';
import { parseDate } from '../refresh/parse-date.js';
import type { ParsedItem } from '../refresh/parsed-item.js';
import type { SourceResult } from '../refresh/read-feed.js';
import { type GraphOptions, graphGet } from './graph-get.js';
import { InstagramToken } from './instagram-token.js';

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media */
const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count';
const maxPosts = 25;
/** Instagram's own limit for captions. */
const maxCaptionLength = 2_200;

const httpUrl = z.string().max(4_096).transform(parseHttpUrl);
const count = z.number().int().min(0).max(2_147_483_647).catch(0);
const post = z.object({
  id: z.string().regex(/^[\w.:-]{1,200}$/),
  caption: z
    .string()
    .transform((text) => text.slice(0, maxCaptionLength))
    .catch(''),
  media_type: z
    .string()
    .regex(/^\w{0,50}$/)
    .catch(''),
  media_url: httpUrl.optional().catch(undefined),
  thumbnail_url: httpUrl.optional().catch(undefined),
  permalink: httpUrl,
  timestamp: z.string().catch(''),
  like_count: count,
  comments_count: count,
});
const posts = z.object({ data: z.array(z.unknown()) });

@Injectable()
export class InstagramReader {
  constructor(private readonly token: InstagramToken) {}

  async read(url: string, options: GraphOptions): Promise<SourceResult> {
    const parameters = { fields, limit: String(maxPosts), access_token: await this.token.current(options) };
    const response = posts.safeParse(await graphGet(new URL(url), parameters, options));
    if (!response.success) throw new RemoteFetchError('Not the response of a photo feed', 'notFeed');
    // Invalid posts are skipped, so that one of them does not reject the whole feed.
    const candidates = response.data.data.slice(0, maxPosts);
    const readable = candidates.flatMap((candidate) => post.safeParse(candidate).data ?? []);
    const items = [...new Map(readable.map((post) => [post.id, toParsedItem(post)])).values()];
    const unreadable = candidates.length - readable.length;
    const noDate = items.filter(({ publishedAt }) => publishedAt === undefined).length;
    return {
      outcome: 'read',
      items,
      skippedItems: unreadable > 0 ? { unreadable } : {},
      itemNotes: noDate > 0 ? { noDate } : {},
      validators: {},
      minIntervalMinutes: 0,
    };
  }
}

function parseHttpUrl(text: string, context: z.RefinementCtx): string {
  const url = resolveHttpUrl(text, undefined);
  if (url === undefined) context.addIssue('Not a web address');
  return url ?? '';
}

type Post = z.infer<typeof post>;

/** Only the first frame of a video is copied. */
function toParsedItem(instagramPost: Post): ParsedItem {
  const caption = instagramPost.caption.replace(/[^\P{Cc}\n]|\p{Surrogate}/gu, ' ').trim();
  const picture =
    instagramPost.media_type === 'VIDEO'
      ? instagramPost.thumbnail_url
      : (instagramPost.media_url ?? instagramPost.thumbnail_url);
  return {
    guid: instagramPost.id,
    link: instagramPost.permalink,
    title: truncateAtWord(toPlainText(caption), 80) || 'Photo',
    description: caption,
    author: null,
    categories: [],
    publishedAt: parseDate(instagramPost.timestamp),
    rawHtml: '',
    html: '',
    sanitiserVersion: 0,
    audioUrl: null,
    audioType: null,
    audioBytes: null,
    duration: null,
    episodeNumber: null,
    transcripts: [],
    chapters: null,
    pictureSource: picture ?? null,
    mediaType: instagramPost.media_type,
    likeCount: instagramPost.like_count,
    commentsCount: instagramPost.comments_count,
  };
}
