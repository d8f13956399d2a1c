import './shell/zod-under-csp';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyPage, useLazyRoutes } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { hasOwnPath, type MenuSection, sections } from './sections';
import { isManagementPath, managementPath } from './shell/conferences';
import { PageLoadError, StaffAreaSkeleton } from './shell/load-states';

const routeOf = ({ path, Page }: MenuSection, parent: string): RouteObject =>
  path === parent ? { index: true, Component: Page } : { path: path.slice(parent.length + 1), Component: Page };

const conferenceRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="edit" replace /> },
  {
    path: 'edit',
    Component: lazyPage(async () => (await import('./sections/conferences/form/conference-form')).EditPage),
  },
  {
    path: 'sessions/grid',
    Component: lazyPage(
      async () => (await import('./sections/conferences/session-grid/session-grid-page')).SessionGridPage,
    ),
  },
  {
    path: 'import',
    Component: lazyPage(async () => (await import('./sections/conferences/import/import-pages')).SessionImportPage),
  },
  {
    path: 'plans',
    Component: lazyPage(async () => (await import('./sections/conferences/plans/plans-page')).PlansPage),
  },
  {
    path: 'release',
    Component: lazyPage(async () => (await import('./sections/conferences/release/release-page')).ReleasePage),
  },
  ...sections.flatMap(({ view, Page }) => (view ? [{ path: view, Component: Page }] : [])),
];

const managementRoutes: RouteObject[] = [
  ...sections
    .filter(hasOwnPath)
    .filter(({ path }) => isManagementPath(path))
    .map((section) => routeOf(section, managementPath)),
  {
    path: 'create',
    Component: lazyPage(async () => (await import('./sections/conferences/form/conference-form')).CreatePage),
  },
  {
    path: 'speakers/import',
    Component: lazyPage(async () => (await import('./sections/conferences/import/import-pages')).PeopleImportPage),
  },
  {
    path: 'speakers/duplicates',
    Component: lazyPage(async () => (await import('./sections/conferences/speakers/duplicates-page')).DuplicatesPage),
  },
  {
    path: ':conferenceId',
    Component: lazyPage(
      async () => (await import('./sections/conferences/layout/conference-detail-layout')).ConferenceDetailLayout,
    ),
    children: conferenceRoutes,
  },
];

const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    Component: lazyPage(async () => (await import('./admin-root')).AdminRoot),
    children: [
      { path: 'login', Component: lazyPage(async () => (await import('./shell/sign-in/login-page')).LoginPage) },
      {
        Component: lazyPage(async () => (await import('./admin-layout')).AdminLayout),
        children: sections
          .filter(hasOwnPath)
          .filter(({ path }) => !isManagementPath(path))
          .map((section) => routeOf(section, '/admin')),
      },
      {
        path: 'conference-management',
        Component: lazyPage(async () => (await import('./management-layout')).ManagementLayout),
        children: managementRoutes,
      },
    ],
  },
];

/** Renders `fallback` for unknown paths. */
export const StaffArea = ({ fallback }: { fallback: ReactNode }) => (
  <LoadBoundary loading={<StaffAreaSkeleton />} failed={() => <PageLoadError />}>
    {useLazyRoutes(adminRoutes, useLocation()) ?? fallback}
  </LoadBoundary>
);
