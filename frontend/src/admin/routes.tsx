import './zod-under-csp';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SectionError } from './frame/section-error';
import { StaffAreaPending } from './frame/staff-area-pending';

const page = (Component: RouteObject['Component']) => ({ Component });

const sections: RouteObject[] = [
  { index: true, lazy: () => import('./overview/overview-page').then((m) => page(m.OverviewPage)) },
  { path: 'content', lazy: () => import('./content/content-page').then((m) => page(m.ContentPage)) },
  { path: 'hero-images', lazy: () => import('./hero-images/hero-images-page').then((m) => page(m.HeroImagesPage)) },
  { path: 'timeline', lazy: () => import('./timeline/timeline-page').then((m) => page(m.TimelinePage)) },
  { path: 'team', lazy: () => import('./team/team-page').then((m) => page(m.TeamPage)) },
  { path: 'partners', lazy: () => import('./partners/partners-page').then((m) => page(m.PartnersPage)) },
  {
    path: 'testimonials',
    lazy: () => import('./testimonials/testimonials-page').then((m) => page(m.TestimonialsPage)),
  },
  {
    path: 'conferences',
    lazy: () => import('./conferences/section/conferences-page').then((m) => page(m.ConferencesPage)),
  },
  { path: 'feeds', lazy: () => import('./feeds/feeds-page').then((m) => page(m.FeedsPage)) },
];

/** The views of the manager that belong to one conference. */
const conferenceViews: RouteObject[] = [
  { index: true, element: <Navigate to="edit" replace /> },
  { path: 'edit', lazy: () => import('./conferences/form/edit-page').then((m) => page(m.EditPage)) },
  { path: 'sessions', lazy: () => import('./sessions/sessions-page').then((m) => page(m.SessionsPage)) },
  {
    path: 'partners',
    lazy: () => import('./conference-partners/conference-partners-page').then((m) => page(m.ConferencePartnersPage)),
  },
  { path: 'documents', lazy: () => import('./documents/documents-page').then((m) => page(m.DocumentsPage)) },
];

const managerViews: RouteObject[] = [
  { index: true, lazy: () => import('./conferences/list/manager-overview').then((m) => page(m.ManagerOverview)) },
  { path: 'create', lazy: () => import('./conferences/form/create-page').then((m) => page(m.CreatePage)) },
  { path: 'speakers', lazy: () => import('./speakers/speakers-page').then((m) => page(m.SpeakersPage)) },
  {
    path: ':conferenceId',
    lazy: () => import('./conferences/managed-conference').then((m) => page(m.ManagedConference)),
    children: keepingFrame(conferenceViews),
  },
];

/** The staff area. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    lazy: () => import('./admin-root').then((m) => page(m.AdminRoot)),
    ErrorBoundary: SectionError,
    HydrateFallback: StaffAreaPending,
    children: [
      { path: 'login', lazy: () => import('./sign-in/login-page').then((m) => page(m.LoginPage)) },
      {
        lazy: () => import('./frame/admin-frame').then((m) => page(m.AdminFrame)),
        children: keepingFrame(sections),
      },
      {
        path: 'conference-management',
        lazy: () => import('./conferences/manager-frame').then((m) => page(m.ManagerFrame)),
        children: keepingFrame(managerViews),
      },
    ],
  },
];

/** A page that fails leaves the frame around it standing. */
function keepingFrame(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => ({ ...route, ErrorBoundary: SectionError }));
}
