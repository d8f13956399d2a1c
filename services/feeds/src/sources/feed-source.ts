import type { FeedKind } from '@majlis/contracts/feed-sources';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import type { Provider } from '@nestjs/common';
import type { FeedsSettings } from '../read-settings.js';
import { feedSources } from './feeds.source.js';
import { instagramSources } from './instagram.source.js';

/** Something outside that this installation shows. `url` names it, and never holds a secret. */
export type FeedSource = {
  kind: FeedKind;
  url: string;
  /** Whether items that the source no longer lists stay, as an archive. */
  keepsRemoved: boolean;
};

/** Injection token of every configured source. */
export const SOURCES = Symbol('sources');

export const sourcesProvider: Provider = {
  provide: SOURCES,
  inject: [SETTINGS],
  useFactory: (settings: FeedsSettings): FeedSource[] => [...feedSources(settings), ...instagramSources(settings)],
};
