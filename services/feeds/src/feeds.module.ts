import { KitModule } from '@majlis/kit/app/kit.module';
import type { Revision } from '@majlis/kit/history/revisions';
import { type DynamicModule, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InstagramTokenEntity } from './instagram/instagram-token.entity.js';
import { FeedItemEntity } from './items/feed-item.entity.js';
import { FeedVersionEntity, increaseVersionsOf } from './items/feed-version.entity.js';
import { ItemsModule } from './items/items.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import type { FeedsSettings } from './read-settings.js';
import { RefreshModule } from './refresh/refresh.module.js';
import { FeedSourceEntity } from './sources/feed-source.entity.js';
import { SourcesModule } from './sources/sources.module.js';

/** Visitors see the item as before, so its list has a new version. */
const afterUndo = (manager: EntityManager, revisions: Revision[]) =>
  increaseVersionsOf(
    manager,
    revisions.map(({ rowId }) => rowId),
  );

const entities = [FeedSourceEntity, FeedItemEntity, FeedVersionEntity, InstagramTokenEntity];

@Module({ imports: [ItemsModule, PicturesModule, RefreshModule, SourcesModule] })
export class FeedsModule {
  static forRoot(settings: FeedsSettings): DynamicModule {
    return {
      module: FeedsModule,
      imports: [KitModule.forRoot(settings, { name: 'feeds', entities, history: { afterUndo } })],
    };
  }
}
