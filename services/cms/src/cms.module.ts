import { siteLists } from '@majlis/contracts/lists';
import { untranslatedKeys } from '@majlis/contracts/translation-inputs';
import { imageFolders } from '@majlis/contracts/uploads';
import { KitModule } from '@majlis/kit/app/kit.module';
import { renditionsProvider } from '@majlis/kit/images/renditions.job';
import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { uploadGcProvider } from '@majlis/kit/storage/upload-garbage-collector';
import { type TranslatedTables, translationsOfLists } from '@majlis/kit/translations/translated-tables';
import type { DynamicModule } from '@nestjs/common';
import { ActivityController } from './activity/activity.controller.js';
import { ActivityService } from './activity/activity.service.js';
import { AlbumThumbnails } from './albums/album-thumbnails.service.js';
import { AlbumsController } from './albums/albums.controller.js';
import { AccountEntity } from './auth/account.entity.js';
import { GoogleSignIn } from './auth/google-sign-in.js';
import { SignInController } from './auth/sign-in.controller.js';
import { SignInLog } from './auth/sign-in-log.js';
import { StaffSessionController } from './auth/staff-session.controller.js';
import { StaffSessionEntity } from './auth/staff-session.entity.js';
import { StaffSessionsService } from './auth/staff-sessions.service.js';
import { ContentController } from './content/content.controller.js';
import { ContentService } from './content/content.service.js';
import { ContentEntryEntity } from './content/content-entry.entity.js';
import { ContentProblemsController } from './content-checks/content-problems.controller.js';
import { ContentProblemsService } from './content-checks/content-problems.service.js';
import { LinkCheckJob } from './content-checks/link-check.job.js';
import { CarouselFilesController } from './hero-images/carousel-files.controller.js';
import { plainLists } from './lists.js';
import { MediaController } from './media/media.controller.js';
import { MediaService } from './media/media.service.js';
import { MediaBackfillJob } from './media/media-backfill.job.js';
import { MediaFileEntity } from './media/media-file.entity.js';
import { BackupMetrics } from './operations/backup-metrics.js';
import { DatabaseMetrics } from './operations/database-metrics.js';
import { FormerPageSlugEntity } from './pages/former-page-slug.entity.js';
import { PageEntity } from './pages/page.entity.js';
import { pageSlugs } from './pages/page-slugs.js';
import { PagesController } from './pages/pages.controller.js';
import { PresenceController } from './presence/presence.controller.js';
import { PresenceService } from './presence/presence.service.js';
import type { CmsSettings } from './read-settings.js';
import { SearchController } from './search/search.controller.js';
import { SearchService } from './search/search.service.js';
import { SearchCounterJob } from './search/search-counter.job.js';
import { StatusController } from './status/status.controller.js';
import { StatusService } from './status/status.service.js';
import { TeamController, TeamMemberEntity } from './team/team.controller.js';
import { DocumentStore } from './uploads/document-store.js';
import { ImageCopyService } from './uploads/image-copy.service.js';
import { ImageStore } from './uploads/image-store.js';
import { MediaRecords } from './uploads/media-records.js';
import { StoredImagesController } from './uploads/stored-images.controller.js';
import { UploadQuota } from './uploads/upload-quota.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { CountVisitsJob } from './visits/count-visits.job.js';
import { VisitsController } from './visits/visits.controller.js';
import { VisitsService } from './visits/visits.service.js';

const entities = [
  AccountEntity,
  StaffSessionEntity,
  ContentEntryEntity,
  ...plainLists.map(({ entity }) => entity),
  TeamMemberEntity,
  PageEntity,
  FormerPageSlugEntity,
  MediaFileEntity,
];

const translations: TranslatedTables = {
  content_entries: { label: 'key', isPublic: `key !~ '${untranslatedKeys.source}'` },
  ...translationsOfLists(siteLists),
  pages: { label: 'title', isPublic: 'is_active', slugs: pageSlugs },
};

const controllers = [
  SignInController,
  StaffSessionController,
  ContentController,
  ...plainLists.map(({ controller }) => controller),
  CarouselFilesController,
  TeamController,
  PagesController,
  UploadsController,
  StoredImagesController,
  MediaController,
  AlbumsController,
  StatusController,
  ActivityController,
  PresenceController,
  ContentProblemsController,
  SearchController,
  VisitsController,
];

const providers = [
  GoogleSignIn,
  SignInLog,
  StaffSessionsService,
  ContentService,
  ImageStore,
  MediaRecords,
  ImageCopyService,
  DocumentStore,
  UploadQuota,
  objectStoreProvider,
  renditionsProvider(...imageFolders),
  uploadGcProvider(...imageFolders, 'documents'),
  MediaService,
  MediaBackfillJob,
  AlbumThumbnails,
  StatusService,
  BackupMetrics,
  DatabaseMetrics,
  ActivityService,
  PresenceService,
  ContentProblemsService,
  LinkCheckJob,
  SearchService,
  SearchCounterJob,
  VisitsService,
  CountVisitsJob,
];

export const cmsModule = (settings: CmsSettings): DynamicModule =>
  KitModule.forRoot(settings, { name: 'cms', entities, controllers, providers, translations });
