import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';
import { plainText, shortened } from '@majlis/kit/html/plain-text';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { parseDate } from '../refresh/parse-date.js';
import type { ParsedItem } from '../refresh/parsed-item.js';
import type { ReadSource } from '../refresh/read-feed.js';
import { askGraph, type GraphOptions } from './ask-graph.js';
import { InstagramToken } from './instagram-token.js';

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media */
const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count';
const mostPosts = '25';

const address = z
  .string()
  .regex(/^https?:\/\//)
  .max(4_096);
const count = z.number().int().min(0).catch(0);
const post = z.object({
  id: z.string().min(1).max(200),
  caption: z.string().catch(''),
  media_type: z.string().max(50).catch(''),
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
    const parameters = { fields, limit: mostPosts, access_token: await this.token.current(options) };
    const answer = posts.safeParse(await askGraph(new URL(url), parameters, options));
    if (!answer.success) throw new OutsideFetchError('Not the answer of a photo feed');
    // A post that cannot be shown does not take the others with it.
    const readable = answer.data.data.flatMap((candidate) => post.safeParse(candidate).data ?? []);
    return { outcome: 'read', items: readable.map(parsedItem), validators: {}, pauseMinutes: 0 };
  }
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
    description: shortened(caption, 2_200),
    author: null,
    categories: [],
    publishedAt: parseDate(given.timestamp),
    rawHtml: '',
    html: '',
    sanitiserVersion: 0,
    audioUrl: null,
    duration: null,
    episodeNumber: null,
    pictureSource: picture ?? null,
    mediaType: given.media_type,
    likeCount: given.like_count,
    commentsCount: given.comments_count,
  };
}
