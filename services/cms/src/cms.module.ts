import { siteLists } from '@majlis/contracts/api/lists.schema';
import type { AnyList } from '@majlis/contracts/shared/define-list.schema';
import { imageFolders } from '@majlis/contracts/shared/uploads.schema';
import { pages } from '@majlis/contracts/site/pages.schema';
import { teamMembers } from '@majlis/contracts/site/team-members.schema';
import { untranslatedKeys } from '@majlis/contracts/staff/translations.schema';
import { renditionsProvider } from '@majlis/kit/images/renditions.job';
import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { uploadGcProvider } from '@majlis/kit/storage/upload-garbage-collector';
import { RowsModule } from '@majlis/rows/app/rows.module';
import { createList } from '@majlis/rows/lists/list.controller';
import { type TranslatedTables, translationsOfLists } from '@majlis/rows/translations/translated-tables';
import type { DynamicModule } from '@nestjs/common';
import { ActivityController } from './activity/activity.controller.js';
import { GoogleSignIn } from './auth/google-sign-in.js';
import { SignInController } from './auth/sign-in.controller.js';
import { StaffSessionController } from './auth/staff-session.controller.js';
import { AccountEntity, StaffSessionEntity } from './auth/staff-session.entity.js';
import { StaffSessionsService } from './auth/staff-sessions.service.js';
import { ContentController } from './content/content.controller.js';
import { ContentEntryEntity } from './content/content-entry.entity.js';
import { ContentProblemsController } from './content-checks/content-problems.controller.js';
import { LinkCheckJob } from './content-checks/link-check.job.js';
import { CarouselFilesController } from './hero-images/carousel-files.controller.js';
import { MediaController } from './media/media.controller.js';
import { MediaService } from './media/media.service.js';
import { MediaBackfillJob } from './media/media-backfill.job.js';
import { MediaFileEntity } from './media/media-file.entity.js';
import { MediaRecords } from './media/media-records.js';
import { BackupMetrics } from './operations/backup-metrics.js';
import { DatabaseMetrics } from './operations/database-metrics.js';
import { FormerPageSlugEntity, PageEntity } from './pages/page.entity.js';
import { PagesController } from './pages/pages.controller.js';
import { pageSlugs } from './pages/pages.repository.js';
import { PresenceController } from './presence/presence.controller.js';
import type { CmsSettings } from './read-settings.js';
import { SearchController } from './search/search.controller.js';
import { SearchService } from './search/search.service.js';
import { SearchCounterJob } from './search/search-counter.job.js';
import { StatusController } from './status/status.controller.js';
import { TeamController, TeamMemberEntity } from './team/team.controller.js';
import { AlbumThumbnails } from './uploads/album-thumbnails.service.js';
import { ImageCopyService } from './uploads/image-copy.service.js';
import { StoredImagesController } from './uploads/stored-images.controller.js';
import { UploadQuota } from './uploads/upload-quota.js';
import { DocumentStore, ImageStore } from './uploads/upload-stores.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { CountVisitsJob } from './visits/count-visits.job.js';
import { VisitsController } from './visits/visits.controller.js';

/** These lists have rules of their own, and so controllers of their own. */
const ownControllers: AnyList[] = [teamMembers, pages];
const plainLists = siteLists.filter((list) => !ownControllers.includes(list)).map((list) => createList<AnyList>(list));

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
  content_entries: { isPublic: `key !~ '${untranslatedKeys.source}'` },
  ...translationsOfLists(siteLists),
  pages: { isPublic: 'is_active', slugs: pageSlugs },
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
  StatusController,
  ActivityController,
  PresenceController,
  ContentProblemsController,
  SearchController,
  VisitsController,
];

const providers = [
  GoogleSignIn,
  StaffSessionsService,
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
  BackupMetrics,
  DatabaseMetrics,
  LinkCheckJob,
  SearchService,
  SearchCounterJob,
  CountVisitsJob,
];

export const cmsModule = (settings: CmsSettings): DynamicModule =>
  RowsModule.forRoot(settings, { name: 'cms', entities, controllers, providers, translations });
