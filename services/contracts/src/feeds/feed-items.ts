import type { z } from 'zod';
import type { episodeSummary, feedItem, podcastEpisode, socialPost } from './feed-items.schema.js';

export type FeedItem = z.infer<typeof feedItem>;
export type EpisodeSummary = z.infer<typeof episodeSummary>;
export type PodcastEpisode = z.infer<typeof podcastEpisode>;
export type SocialPost = z.infer<typeof socialPost>;

export const homeItemCount = 3;
export const socialPostCount = 5;
export const maxCaptionLength = 120;
export const maxVisibleCategories = 2;
export const relatedEpisodeCount = 4;
