/** `description` is plain text, `pubDate` is ISO 8601. */
export type FeedItem = {
  title: string;
  description: string;
  pubDate: string;
  author?: string;
  categories: string[];
  link: string;
  imageUrl?: string;
  isPinned?: true;
};

/** `slug` is the path segment below /podcasts and never changes. */
export type EpisodeSummary = {
  slug: string;
  title: string;
  description: string;
  pubDate: string;
  duration?: string;
  link: string;
  audioUrl?: string;
  episodeNumber?: number;
  categories?: string[];
  imageUrl?: string;
  isPinned?: true;
};

/** `fullDescription` is HTML that was sanitised at import. */
export type PodcastEpisode = EpisodeSummary & {
  fullDescription: string;
  /** MIME type and size in bytes, as the source declares them. */
  audioType?: string;
  audioBytes?: number;
};

/** `media_url` is our mirrored copy of the image, or empty. */
export type SocialPost = {
  id: string;
  media_type: string;
  media_url: string;
  caption: string;
  like_count: number;
  comments_count: number;
  timestamp: string;
  permalink: string;
};

export const homeItemCount = 3;
export const socialPostCount = 5;
export const maxCaptionLength = 120;
export const maxVisibleCategories = 2;
export const relatedEpisodeCount = 4;
