/** A publication or a blog post read from an outside feed. `description` is plain text, `pubDate` ISO 8601. */
export type FeedItem = {
  title: string;
  description: string;
  pubDate: string;
  author?: string;
  categories: string[];
  link: string;
  /** Its picture in our own store. */
  imageUrl?: string;
  /** Staff put it first. */
  isPinned?: true;
};

/** What lists show of a podcast episode. `slug` is its address below /podcasts and never changes. */
export type EpisodeSummary = {
  slug: string;
  title: string;
  description: string;
  pubDate: string;
  /** As players show it: '47:12', '1:02:03'. */
  duration?: string;
  link: string;
  /** Where the recording is; it is not ours. */
  audioUrl?: string;
  episodeNumber?: number;
  /** Left out when there are none. */
  categories?: string[];
  imageUrl?: string;
  isPinned?: true;
};

/** A whole episode; `fullDescription` is HTML that was sanitised when it came. */
export type PodcastEpisode = EpisodeSummary & {
  fullDescription: string;
  /** What the source declares of the recording: 'audio/mpeg', and its bytes. */
  audioType?: string;
  audioBytes?: number;
};

/** A post of the network's photo feed; `media_url` is our own copy of its picture, empty where there is none. */
export type SocialPost = {
  id: string;
  /** IMAGE, CAROUSEL_ALBUM, VIDEO, or whatever else comes to be. */
  media_type: string;
  media_url: string;
  caption: string;
  like_count: number;
  comments_count: number;
  timestamp: string;
  permalink: string;
};

/** What the home page shows of each kind of feed item. */
export const homeItemCount = 3;
/** Posts that the social feed shows, and characters of a caption. */
export const socialPostCount = 5;
export const maxCaptionLength = 120;
/** Categories shown of an item. */
export const maxVisibleCategories = 2;
/** Other episodes below one. */
export const relatedEpisodeCount = 4;
