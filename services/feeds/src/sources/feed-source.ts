import type { FeedKind } from '@majlis/contracts/feed-sources';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import type { Provider } from '@nestjs/common';
import type { FeedsSettings } from '../read-settings.js';
import { researchSources } from './research.source.js';

/** An outside feed that this installation shows. */
export type FeedSource = { kind: FeedKind; url: string };

/** Injection token of every configured feed. */
export const SOURCES = Symbol('sources');

export const sourcesProvider: Provider = {
  provide: SOURCES,
  inject: [SETTINGS],
  useFactory: (settings: FeedsSettings): FeedSource[] => researchSources(settings),
};
