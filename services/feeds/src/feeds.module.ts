import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { uploadGcProvider } from '@majlis/kit/storage/upload-garbage-collector';
import { RowsModule } from '@majlis/rows/app/rows.module';
import type { Revision } from '@majlis/rows/repository/revisions';
import type { DynamicModule } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InstagramReader } from './instagram/instagram-reader.js';
import { InstagramToken, InstagramTokenEntity } from './instagram/instagram-token.js';
import { AdminItemsController } from './items/admin-items.controller.js';
import { FeedItemEntity } from './items/feed-item.entity.js';
import { FeedQueryService, WarmCacheJob } from './items/feed-query.service.js';
import { FeedVersionEntity, increaseVersionsOf } from './items/feed-version.entity.js';
import { ItemsController } from './items/items.controller.js';
import { CopyPicturesJob } from './pictures/copy-pictures.job.js';
import type { FeedsSettings } from './read-settings.js';
import { RefreshJob } from './refresh/refresh.job.js';
import { ResanitiseJob } from './refresh/resanitise.job.js';
import { FeedSourceEntity, sourcesProvider } from './sources/feed-source.js';
import { SourceMetrics } from './sources/source-metrics.js';
import { SourcesController } from './sources/sources.controller.js';

/** After an undo visitors see the item as before, so its list gets a new version. */
const afterUndo = (manager: EntityManager, revisions: Revision[]) =>
  increaseVersionsOf(
    manager,
    revisions.map(({ rowId }) => rowId),
  );

const entities = [FeedSourceEntity, FeedItemEntity, FeedVersionEntity, InstagramTokenEntity];

const controllers = [ItemsController, AdminItemsController, SourcesController];

const providers = [
  FeedQueryService,
  WarmCacheJob,
  sourcesProvider,
  CopyPicturesJob,
  objectStoreProvider,
  uploadGcProvider('feeds'),
  InstagramReader,
  InstagramToken,
  RefreshJob,
  ResanitiseJob,
  SourceMetrics,
];

export const feedsModule = (settings: FeedsSettings): DynamicModule =>
  RowsModule.forRoot(settings, { name: 'feeds', entities, controllers, providers, history: { afterUndo } });
