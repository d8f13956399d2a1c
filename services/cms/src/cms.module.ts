import { untranslatedKeys } from '@majlis/contracts/translation-inputs';
import { KitModule } from '@majlis/kit/app/kit.module';
import type { TranslatedTables } from '@majlis/kit/translations/translated-tables';
import { type DynamicModule, Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { AlbumsModule } from './albums/albums.module.js';
import { AccountEntity } from './auth/account.entity.js';
import { AuthModule } from './auth/auth.module.js';
import { StaffSessionEntity } from './auth/staff-session.entity.js';
import { ContentModule } from './content/content.module.js';
import { ContentEntryEntity } from './content/content-entry.entity.js';
import { ContentChecksModule } from './content-checks/content-checks.module.js';
import { HeroImageEntity } from './hero-images/hero-image.entity.js';
import { HeroImagesModule } from './hero-images/hero-images.module.js';
import { MediaModule } from './media/media.module.js';
import { MediaFileEntity } from './media/media-file.entity.js';
import { OperationsModule } from './operations/operations.module.js';
import { FormerPageSlugEntity } from './pages/former-page-slug.entity.js';
import { PageEntity } from './pages/page.entity.js';
import { pageSlugs } from './pages/page-slugs.js';
import { PagesModule } from './pages/pages.module.js';
import { PartnerEntity } from './partners/partner.entity.js';
import { PartnersModule } from './partners/partners.module.js';
import { PresenceModule } from './presence/presence.module.js';
import type { CmsSettings } from './read-settings.js';
import { SearchModule } from './search/search.module.js';
import { StatusModule } from './status/status.module.js';
import { TeamModule } from './team/team.module.js';
import { TeamMemberEntity } from './team/team-member.entity.js';
import { TestimonialEntity } from './testimonials/testimonial.entity.js';
import { TestimonialsModule } from './testimonials/testimonials.module.js';
import { TimelineModule } from './timeline/timeline.module.js';
import { TimelineEventEntity } from './timeline/timeline-event.entity.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { VisitsModule } from './visits/visits.module.js';

const entities = [
  AccountEntity,
  StaffSessionEntity,
  ContentEntryEntity,
  HeroImageEntity,
  TimelineEventEntity,
  PartnerEntity,
  TestimonialEntity,
  TeamMemberEntity,
  PageEntity,
  FormerPageSlugEntity,
  MediaFileEntity,
];

const translations: TranslatedTables = {
  content_entries: { label: 'key', isPublic: `key !~ '${untranslatedKeys.source}'` },
  hero_images: { label: 'alt', isPublic: 'is_active' },
  pages: { label: 'title', isPublic: 'is_active', slugs: pageSlugs },
  timeline_events: { label: "year || ' ' || title", isPublic: 'is_active' },
  team_members: { label: 'name', isPublic: 'is_active' },
  testimonials: { label: 'name', isPublic: 'is_active' },
};

@Module({
  imports: [
    AuthModule,
    ContentModule,
    HeroImagesModule,
    TimelineModule,
    PartnersModule,
    TestimonialsModule,
    TeamModule,
    PagesModule,
    UploadsModule,
    MediaModule,
    AlbumsModule,
    StatusModule,
    OperationsModule,
    ActivityModule,
    PresenceModule,
    ContentChecksModule,
    SearchModule,
    VisitsModule,
  ],
})
export class CmsModule {
  static forRoot(settings: CmsSettings): DynamicModule {
    return { module: CmsModule, imports: [KitModule.forRoot(settings, { name: 'cms', entities, translations })] };
  }
}
