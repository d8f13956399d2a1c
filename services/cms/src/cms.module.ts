import { KitModule } from '@majlis/kit/app/kit.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountEntity } from './auth/account.entity.js';
import { AuthModule } from './auth/auth.module.js';
import { StaffSessionEntity } from './auth/staff-session.entity.js';
import { ContentModule } from './content/content.module.js';
import { ContentEntryEntity } from './content/content-entry.entity.js';
import { HeroImageEntity } from './hero-images/hero-image.entity.js';
import { HeroImagesModule } from './hero-images/hero-images.module.js';
import type { CmsSettings } from './read-settings.js';
import { UploadsModule } from './uploads/uploads.module.js';

const entities = [AccountEntity, StaffSessionEntity, ContentEntryEntity, HeroImageEntity];

@Module({ imports: [AuthModule, ContentModule, HeroImagesModule, UploadsModule] })
export class CmsModule {
  static of(settings: CmsSettings): DynamicModule {
    return { module: CmsModule, imports: [KitModule.of(settings, { name: 'cms', entities })] };
  }
}
