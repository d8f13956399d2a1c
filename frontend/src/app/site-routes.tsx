import type { RouteObject } from 'react-router-dom';
import { lazyPage, loadMatchedPages, useLazyRoutes } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { PageSkeleton } from './page-skeleton';
import { RouteErrorPage } from './route-error-page';
import { SiteLayout } from './site-layout';

/** Any path that no other route has: a page that staff wrote, or none. */
const TextPage = lazyPage(async () => (await import('../site/pages/text-page')).TextPage);

const ConferencesPage = lazyPage(async () => (await import('../site/conferences/conferences-page')).ConferencesPage);

export const siteRoutes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      { path: '/', Component: lazyPage(async () => (await import('../site/home/home-page')).HomePage) },
      { path: '/about', Component: lazyPage(async () => (await import('../site/about/about-page')).AboutPage) },
      {
        path: '/research',
        Component: lazyPage(async () => (await import('../site/research/research-page')).ResearchPage),
      },
      { path: '/blog', Component: lazyPage(async () => (await import('../site/blog/blog-page')).BlogPage) },
      {
        path: '/podcasts',
        Component: lazyPage(async () => (await import('../site/podcasts/podcasts-page')).PodcastsPage),
      },
      {
        path: '/podcasts/:slug',
        Component: lazyPage(async () => (await import('../site/podcasts/episode-page')).EpisodePage),
      },
      { path: '/conferences', Component: ConferencesPage },
      { path: '/conferences/pages/:number', Component: ConferencesPage },
      {
        path: '/conferences/:slug',
        Component: lazyPage(async () => (await import('../site/conferences/conference-page')).ConferencePage),
      },
      {
        path: '/conferences/:slug/sessions/:sessionSlug',
        Component: lazyPage(async () => (await import('../site/conferences/session/session-page')).SessionPage),
      },
      {
        path: '/conferences/:slug/changes',
        Component: lazyPage(async () => (await import('../site/conferences/changes/changes-page')).ChangesPage),
      },
      {
        path: '/conferences/:slug/proceedings',
        Component: lazyPage(
          async () => (await import('../site/conferences/proceedings/proceedings-page')).ProceedingsPage,
        ),
      },
      {
        path: '/conferences/:slug/:list/:number',
        Component: lazyPage(async () => (await import('../site/conferences/conference-list-page')).ConferenceListPage),
      },
      {
        path: '/speakers/:slug?',
        Component: lazyPage(async () => (await import('../site/speakers/speakers-page')).SpeakersPage),
      },
      { path: '/support', Component: lazyPage(async () => (await import('../site/support/support-page')).SupportPage) },
      { path: '/search', Component: lazyPage(async () => (await import('../site/search/search-page')).SearchPage) },
      { path: '/contact', Component: lazyPage(async () => (await import('../site/contact/contact-page')).ContactPage) },
      {
        path: '/lists/:list/:number',
        Component: lazyPage(async () => (await import('../site/lists/list-page')).ListPage),
      },
      { path: '/:slug', Component: TextPage },
      { path: '*', Component: TextPage },
    ],
  },
];

export function SiteRoutes() {
  return (
    <LoadBoundary loading={<PageSkeleton />} failed={() => <RouteErrorPage />}>
      {useLazyRoutes(siteRoutes)}
    </LoadBoundary>
  );
}

export const loadPage = (path: string) => loadMatchedPages(siteRoutes, path);
