import './zod-under-csp';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyPage, usePages } from '../ui/page/lazy-page';
import { PagePlace } from '../ui/page/page-place';
import { SectionError } from './frame/section-error';
import { StaffAreaPending } from './frame/staff-area-pending';

const sections: RouteObject[] = [
  { index: true, Component: lazyPage(async () => (await import('./overview/overview-page')).OverviewPage) },
  { path: 'content', Component: lazyPage(async () => (await import('./content/content-page')).ContentPage) },
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
  { path: 'status', Component: lazyPage(async () => (await import('./status/status-page')).StatusPage) },
];

/** The views of the manager that belong to one conference. */
const conferenceViews: RouteObject[] = [
  { index: true, element: <Navigate to="edit" replace /> },
  { path: 'edit', Component: lazyPage(async () => (await import('./conferences/form/edit-page')).EditPage) },
  { path: 'sessions', Component: lazyPage(async () => (await import('./sessions/sessions-page')).SessionsPage) },
  {
    path: 'partners',
    Component: lazyPage(
      async () => (await import('./conference-partners/conference-partners-page')).ConferencePartnersPage,
    ),
  },
  { path: 'documents', Component: lazyPage(async () => (await import('./documents/documents-page')).DocumentsPage) },
];

const managerViews: RouteObject[] = [
  {
    index: true,
    Component: lazyPage(async () => (await import('./conferences/list/manager-overview')).ManagerOverview),
  },
  { path: 'create', Component: lazyPage(async () => (await import('./conferences/form/create-page')).CreatePage) },
  { path: 'speakers', Component: lazyPage(async () => (await import('./speakers/speakers-page')).SpeakersPage) },
  {
    path: ':conferenceId',
    Component: lazyPage(async () => (await import('./conferences/managed-conference')).ManagedConference),
    children: conferenceViews,
  },
];

const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    Component: lazyPage(async () => (await import('./admin-root')).AdminRoot),
    children: [
      { path: 'login', Component: lazyPage(async () => (await import('./sign-in/login-page')).LoginPage) },
      {
        Component: lazyPage(async () => (await import('./frame/admin-frame')).AdminFrame),
        children: sections,
      },
      {
        path: 'conference-management',
        Component: lazyPage(async () => (await import('./conferences/manager-frame')).ManagerFrame),
        children: managerViews,
      },
    ],
  },
];

/** The staff area; `elsewhere` is shown at addresses that are none of it. */
export function StaffArea({ elsewhere }: { elsewhere: ReactNode }) {
  return (
    <PagePlace pending={<StaffAreaPending />} failed={<SectionError />}>
      {usePages(adminRoutes) ?? elsewhere}
    </PagePlace>
  );
}
