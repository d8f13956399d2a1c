import { KitModule } from '@majlis/kit/app/kit.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { InstagramTokenEntity } from './instagram/instagram-token.entity.js';
import { FeedItemEntity } from './items/feed-item.entity.js';
import { ItemsModule } from './items/items.module.js';
import { RevisionEntity } from './items/revision.entity.js';
import { PicturesModule } from './pictures/pictures.module.js';
import type { FeedsSettings } from './read-settings.js';
import { RefreshModule } from './refresh/refresh.module.js';
import { FeedSourceEntity } from './sources/feed-source.entity.js';
import { SourcesModule } from './sources/sources.module.js';

const entities = [FeedSourceEntity, FeedItemEntity, RevisionEntity, InstagramTokenEntity];

@Module({ imports: [ItemsModule, PicturesModule, RefreshModule, SourcesModule] })
export class FeedsModule {
  static forRoot(settings: FeedsSettings): DynamicModule {
    return { module: FeedsModule, imports: [KitModule.forRoot(settings, { name: 'feeds', entities })] };
  }
}
