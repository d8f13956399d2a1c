import './zod-under-csp';
import type { RouteObject } from 'react-router-dom';
import { SectionError } from './frame/section-error';
import { SectionPending } from './frame/section-pending';

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
];

/** The staff area. A section that fails leaves the frame around it standing. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    lazy: () => import('./admin-root').then((m) => page(m.AdminRoot)),
    ErrorBoundary: SectionError,
    HydrateFallback: SectionPending,
    children: [
      { path: 'login', lazy: () => import('./sign-in/login-page').then((m) => page(m.LoginPage)) },
      {
        lazy: () => import('./frame/admin-frame').then((m) => page(m.AdminFrame)),
        children: sections.map((section) => ({ ...section, ErrorBoundary: SectionError })),
      },
    ],
  },
];
