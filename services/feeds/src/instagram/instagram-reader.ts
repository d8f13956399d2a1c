import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';
import { plainText, shortened } from '@majlis/kit/html/plain-text';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { webAddress } from '../refresh/feed-nodes.js';
import { parseDate } from '../refresh/parse-date.js';
import type { ParsedItem } from '../refresh/parsed-item.js';
import type { ReadSource } from '../refresh/read-feed.js';
import { askGraph, type GraphOptions } from './ask-graph.js';
import { InstagramToken } from './instagram-token.js';

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media */
const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count';
const mostPosts = 25;
/** What Instagram lets people write. */
const longestCaption = 2_200;

const address = z.string().max(4_096).transform(webPage);
const count = z.number().int().min(0).max(2_147_483_647).catch(0);
const post = z.object({
  id: z.string().regex(/^[\w.:-]{1,200}$/),
  caption: z
    .string()
    .transform((text) => text.slice(0, longestCaption))
    .catch(''),
  media_type: z
    .string()
    .regex(/^\w{0,50}$/)
    .catch(''),
  media_url: address.optional().catch(undefined),
  thumbnail_url: address.optional().catch(undefined),
  permalink: address,
  timestamp: z.string().catch(''),
  like_count: count,
  comments_count: count,
});
const posts = z.object({ data: z.array(z.unknown()) });

/** Reads the photo feed of the account that the token belongs to. */
@Injectable()
export class InstagramReader {
  constructor(private readonly token: InstagramToken) {}

  async read(url: string, options: GraphOptions): Promise<ReadSource> {
    const parameters = { fields, limit: String(mostPosts), access_token: await this.token.current(options) };
    const answer = posts.safeParse(await askGraph(new URL(url), parameters, options));
    if (!answer.success) throw new OutsideFetchError('Not the answer of a photo feed');
    // A post that cannot be shown does not take the others with it.
    const readable = answer.data.data.slice(0, mostPosts).flatMap((candidate) => post.safeParse(candidate).data ?? []);
    const once = new Map(readable.map((post) => [post.id, parsedItem(post)]));
    return { outcome: 'read', items: [...once.values()], leftOut: {}, validators: {}, pauseMinutes: 0 };
  }
}

/** As browsers would write it. */
function webPage(text: string, context: z.RefinementCtx): string {
  const page = webAddress(text, undefined);
  if (page === undefined) context.addIssue('Not a web address');
  return page ?? '';
}

type Post = z.infer<typeof post>;

/** The picture of a video is its first frame; the video itself stays where it is. */
function parsedItem(given: Post): ParsedItem {
  const caption = given.caption.replace(/[^\P{Cc}\n]|\p{Surrogate}/gu, ' ').trim();
  const picture = given.media_type === 'VIDEO' ? given.thumbnail_url : (given.media_url ?? given.thumbnail_url);
  return {
    guid: given.id,
    link: given.permalink,
    title: shortened(plainText(caption), 80) || 'Photo',
    description: caption,
    author: null,
    categories: [],
    publishedAt: parseDate(given.timestamp),
    rawHtml: '',
    html: '',
    sanitiserVersion: 0,
    audioUrl: null,
    audioType: null,
    audioBytes: null,
    duration: null,
    episodeNumber: null,
    pictureSource: picture ?? null,
    mediaType: given.media_type,
    likeCount: given.like_count,
    commentsCount: given.comments_count,
  };
}
