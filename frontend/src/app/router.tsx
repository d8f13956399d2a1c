import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PagePending } from './page-pending';
import { RouteError } from './route-error';
import { SiteLayout } from './site-layout';

const page = (component: RouteObject['Component']) => ({ Component: component });

/** What visitors see. Each page is its own chunk and has its own error boundary inside the layout. */
export const siteRoutes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: RouteError,
    children: (
      [
        { path: '/', lazy: () => import('../site/home/home-page').then((m) => page(m.HomePage)) },
        { path: '/about', lazy: () => import('../site/about/about-page').then((m) => page(m.AboutPage)) },
        { path: '/research', lazy: () => import('../site/research/research-page').then((m) => page(m.ResearchPage)) },
        { path: '/blog', lazy: () => import('../site/blog/blog-page').then((m) => page(m.BlogPage)) },
        { path: '/podcasts', lazy: () => import('../site/podcasts/podcasts-page').then((m) => page(m.PodcastsPage)) },
        {
          path: '/podcasts/:slug',
          lazy: () => import('../site/podcasts/episode-page').then((m) => page(m.EpisodePage)),
        },
        {
          path: '/conferences',
          lazy: () => import('../site/conferences/conferences-page').then((m) => page(m.ConferencesPage)),
        },
        {
          path: '/conferences/:slug',
          lazy: () => import('../site/conferences/conference-page').then((m) => page(m.ConferencePage)),
          children: [
            {
              path: 'sessions/:sessionId',
              lazy: () => import('../site/conferences/session/session-dialog').then((m) => page(m.SessionDialog)),
            },
          ],
        },
        { path: '/support', lazy: () => import('../site/support/support-page').then((m) => page(m.SupportPage)) },
        { path: '/contact', lazy: () => import('../site/contact/contact-page').then((m) => page(m.ContactPage)) },
        { path: '*', lazy: () => import('./not-found-page').then((m) => page(m.NotFoundPage)) },
      ] satisfies RouteObject[]
    ).map((route) => ({ ...route, ErrorBoundary: RouteError, HydrateFallback: PagePending })),
  },
];

/** Visitors never load the routes of the staff area. */
const isStaffArea = (path: string) => /^\/admin(\/|$)/.test(path);
const loadStaffRoutes = async () => (await import('../admin/routes')).adminRoutes;

export async function createRouter() {
  // Known before anything is drawn: the frame of the public site would flash up around a page of the staff area.
  // Where they cannot be loaded now, the router tries again and says so.
  const staffRoutes = isStaffArea(window.location.pathname) ? await loadStaffRoutes().catch(() => []) : [];
  return createBrowserRouter([...siteRoutes, ...staffRoutes], {
    async patchRoutesOnNavigation({ path, patch }) {
      if (isStaffArea(path)) patch(null, await loadStaffRoutes());
    },
  });
}
