import { type RouteObject, useLocation, useNavigationType } from 'react-router-dom';
import { PageSkeleton } from '../site/pages/page-skeleton';
import { lazyPage, loadMatchedPages, useLazyRoutes } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { PageNavigationContext, pageBelow } from '../ui/page/page-navigation';
import { RouteErrorPage } from './route-error-page';
import { SiteLayout } from './site-layout';

/** Any path that no other route has: a page that staff wrote, or none. */
const textPage = {
  handle: 'src/site/pages/text-page.tsx',
  Component: lazyPage(async () => (await import('../site/pages/text-page')).TextPage),
};

const conferencesPage = {
  handle: 'src/site/conferences/conferences-page.tsx',
  Component: lazyPage(async () => (await import('../site/conferences/conferences-page')).ConferencesPage),
};

/** `handle` is the module of the page, by which the publisher finds its style sheets in the manifest of the build. */
export const siteRoutes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      {
        path: '/',
        handle: 'src/site/home/home-page.tsx',
        Component: lazyPage(async () => (await import('../site/home/home-page')).HomePage),
      },
      {
        path: '/about',
        handle: 'src/site/about/about-page.tsx',
        Component: lazyPage(async () => (await import('../site/about/about-page')).AboutPage),
      },
      {
        path: '/research',
        handle: 'src/site/research/research-page.tsx',
        Component: lazyPage(async () => (await import('../site/research/research-page')).ResearchPage),
      },
      {
        path: '/blog',
        handle: 'src/site/blog/blog-page.tsx',
        Component: lazyPage(async () => (await import('../site/blog/blog-page')).BlogPage),
      },
      {
        path: '/podcasts',
        handle: 'src/site/podcasts/podcasts-page.tsx',
        Component: lazyPage(async () => (await import('../site/podcasts/podcasts-page')).PodcastsPage),
      },
      {
        path: '/podcasts/:slug',
        handle: 'src/site/podcasts/episode-page.tsx',
        Component: lazyPage(async () => (await import('../site/podcasts/episode-page')).EpisodePage),
      },
      { path: '/conferences', ...conferencesPage },
      { path: '/conferences/pages/:number', ...conferencesPage },
      {
        path: '/conferences/:slug',
        handle: 'src/site/conferences/conference-page.tsx',
        Component: lazyPage(async () => (await import('../site/conferences/conference-page')).ConferencePage),
      },
      {
        path: '/conferences/:slug/sessions/:sessionSlug',
        handle: 'src/site/conferences/session/session-page.tsx',
        Component: lazyPage(async () => (await import('../site/conferences/session/session-page')).SessionPage),
      },
      {
        path: '/conferences/:slug/changes',
        handle: 'src/site/conferences/changes/changes-page.tsx',
        Component: lazyPage(async () => (await import('../site/conferences/changes/changes-page')).ChangesPage),
      },
      {
        path: '/conferences/:slug/proceedings',
        handle: 'src/site/conferences/proceedings/proceedings-page.tsx',
        Component: lazyPage(
          async () => (await import('../site/conferences/proceedings/proceedings-page')).ProceedingsPage,
        ),
      },
      {
        path: '/conferences/:slug/:list/:number',
        handle: 'src/site/conferences/conference-list-page.tsx',
        Component: lazyPage(async () => (await import('../site/conferences/conference-list-page')).ConferenceListPage),
      },
      {
        path: '/speakers/:slug?',
        handle: 'src/site/speakers/speakers-page.tsx',
        Component: lazyPage(async () => (await import('../site/speakers/speakers-page')).SpeakersPage),
      },
      {
        path: '/support',
        handle: 'src/site/support/support-page.tsx',
        Component: lazyPage(async () => (await import('../site/support/support-page')).SupportPage),
      },
      {
        path: '/search',
        handle: 'src/site/search/search-page.tsx',
        Component: lazyPage(async () => (await import('../site/search/search-page')).SearchPage),
      },
      {
        path: '/contact',
        handle: 'src/site/contact/contact-page.tsx',
        Component: lazyPage(async () => (await import('../site/contact/contact-page')).ContactPage),
      },
      {
        path: '/lists/:list/:number',
        handle: 'src/site/lists/list-page.tsx',
        Component: lazyPage(async () => (await import('../site/lists/list-page')).ListPage),
      },
      { path: '/:slug', ...textPage },
      { path: '*', ...textPage },
    ],
  },
];

export function SiteRoutes() {
  const location = useLocation();
  const below = pageBelow(location);
  const dialogPath = below && location.pathname;
  const navigationType = useNavigationType();
  return (
    <PageNavigationContext value={{ dialogPath, navigationType }}>
      <LoadBoundary loading={<PageSkeleton isCodeLoading />} failed={() => <RouteErrorPage />}>
        {useLazyRoutes(siteRoutes, below ?? location)}
      </LoadBoundary>
    </PageNavigationContext>
  );
}

export const loadPage = (path: string) => loadMatchedPages(siteRoutes, path);
