import './zod-under-csp';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyPage, useLazyRoutes } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { isManagementPath, managementPath } from './conferences/management-paths';
import { PageLoadError } from './layout/page-load-error';
import { StaffAreaSkeleton } from './layout/staff-area-skeleton';
import { isInMenu, type MenuSection, sections } from './sections';

const routeOf = ({ path, Page }: MenuSection, parent: string): RouteObject =>
  path === parent ? { index: true, Component: Page } : { path: path.slice(parent.length + 1), Component: Page };

const conferenceRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="edit" replace /> },
  { path: 'edit', Component: lazyPage(async () => (await import('./conferences/form/edit-page')).EditPage) },
  {
    path: 'sessions/grid',
    Component: lazyPage(async () => (await import('./session-grid/session-grid-page')).SessionGridPage),
  },
  { path: 'import', Component: lazyPage(async () => (await import('./import/session-import-page')).SessionImportPage) },
  { path: 'plans', Component: lazyPage(async () => (await import('./plans/plans-page')).PlansPage) },
  { path: 'release', Component: lazyPage(async () => (await import('./release/release-page')).ReleasePage) },
  ...sections.flatMap(({ view, Page }) => (view ? [{ path: view, Component: Page }] : [])),
];

const managementRoutes: RouteObject[] = [
  ...sections
    .filter(isInMenu)
    .filter(({ path }) => isManagementPath(path))
    .map((section) => routeOf(section, managementPath)),
  { path: 'create', Component: lazyPage(async () => (await import('./conferences/form/create-page')).CreatePage) },
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
        children: sections
          .filter(isInMenu)
          .filter(({ path }) => !isManagementPath(path))
          .map((section) => routeOf(section, '/admin')),
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
