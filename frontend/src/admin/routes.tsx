import './zod-under-csp';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyPage, useLazyRoutes } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { PageLoadError } from './layout/page-load-error';
import { StaffAreaSkeleton } from './layout/staff-area-skeleton';

const sectionRoutes: RouteObject[] = [
  { index: true, Component: lazyPage(async () => (await import('./overview/overview-page')).OverviewPage) },
  { path: 'content', Component: lazyPage(async () => (await import('./content/content-page')).ContentPage) },
  { path: 'pages', Component: lazyPage(async () => (await import('./pages/pages-page')).PagesPage) },
  { path: 'media', Component: lazyPage(async () => (await import('./media/media-page')).MediaPage) },
  {
    path: 'hero-images',
    Component: lazyPage(async () => (await import('./hero-images/hero-images-page')).HeroImagesPage),
  },
  { path: 'timeline', Component: lazyPage(async () => (await import('./timeline/timeline-page')).TimelinePage) },
  { path: 'team', Component: lazyPage(async () => (await import('./team/team-page')).TeamPage) },
  { path: 'partners', Component: lazyPage(async () => (await import('./partners/partners-page')).PartnersPage) },
  {
    path: 'testimonials',
    Component: lazyPage(async () => (await import('./testimonials/testimonials-page')).TestimonialsPage),
  },
  {
    path: 'conferences',
    Component: lazyPage(async () => (await import('./conferences/section/conferences-page')).ConferencesPage),
  },
  { path: 'feeds', Component: lazyPage(async () => (await import('./feeds/feeds-page')).FeedsPage) },
  {
    path: 'translations',
    Component: lazyPage(async () => (await import('./translations/translations-page')).TranslationsPage),
  },
  {
    path: 'content-checks',
    Component: lazyPage(async () => (await import('./content-checks/content-checks-page')).ContentChecksPage),
  },
  { path: 'visits', Component: lazyPage(async () => (await import('./visits/visits-page')).VisitsPage) },
  { path: 'activity', Component: lazyPage(async () => (await import('./activity/activity-page')).ActivityPage) },
  { path: 'status', Component: lazyPage(async () => (await import('./status/status-page')).StatusPage) },
];

const conferenceRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="edit" replace /> },
  { path: 'edit', Component: lazyPage(async () => (await import('./conferences/form/edit-page')).EditPage) },
  { path: 'sessions', Component: lazyPage(async () => (await import('./sessions/sessions-page')).SessionsPage) },
  {
    path: 'sessions/grid',
    Component: lazyPage(async () => (await import('./session-grid/session-grid-page')).SessionGridPage),
  },
  {
    path: 'sessions/rooms',
    Component: lazyPage(async () => (await import('./session-grid/rooms/rooms-page')).RoomsPage),
  },
  { path: 'import', Component: lazyPage(async () => (await import('./import/session-import-page')).SessionImportPage) },
  { path: 'plans', Component: lazyPage(async () => (await import('./plans/plans-page')).PlansPage) },
  {
    path: 'partners',
    Component: lazyPage(
      async () => (await import('./conference-partners/conference-partners-page')).ConferencePartnersPage,
    ),
  },
  { path: 'documents', Component: lazyPage(async () => (await import('./documents/documents-page')).DocumentsPage) },
  { path: 'release', Component: lazyPage(async () => (await import('./release/release-page')).ReleasePage) },
];

const managementRoutes: RouteObject[] = [
  {
    index: true,
    Component: lazyPage(async () => (await import('./conferences/list/management-overview')).ManagementOverview),
  },
  { path: 'create', Component: lazyPage(async () => (await import('./conferences/form/create-page')).CreatePage) },
  { path: 'speakers', Component: lazyPage(async () => (await import('./speakers/speakers-page')).SpeakersPage) },
  {
    path: 'speakers/import',
    Component: lazyPage(async () => (await import('./import/people-import-page')).PeopleImportPage),
  },
  {
    path: 'speakers/duplicates',
    Component: lazyPage(async () => (await import('./duplicates/duplicates-page')).DuplicatesPage),
  },
  {
    path: ':conferenceId',
    Component: lazyPage(async () => (await import('./conferences/conference-detail-layout')).ConferenceDetailLayout),
    children: conferenceRoutes,
  },
];

const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    Component: lazyPage(async () => (await import('./admin-root')).AdminRoot),
    children: [
      { path: 'login', Component: lazyPage(async () => (await import('./sign-in/login-page')).LoginPage) },
      {
        Component: lazyPage(async () => (await import('./layout/admin-layout')).AdminLayout),
        children: sectionRoutes,
      },
      {
        path: 'conference-management',
        Component: lazyPage(async () => (await import('./conferences/management-layout')).ManagementLayout),
        children: managementRoutes,
      },
    ],
  },
];

/** Renders `fallback` for unknown paths. */
export function StaffArea({ fallback }: { fallback: ReactNode }) {
  return (
    <LoadBoundary loading={<StaffAreaSkeleton />} failed={() => <PageLoadError />}>
      {useLazyRoutes(adminRoutes, useLocation()) ?? fallback}
    </LoadBoundary>
  );
}
