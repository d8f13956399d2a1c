import type { ComponentType } from 'react';
import { type RouteObject, useLocation, useNavigationType } from 'react-router-dom';
import { PageSkeleton } from '../site/pages/page-skeleton';
import { lazyPage, loadMatchedPages, useLazyRoutes } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { PageNavigationContext, pageBelow } from '../ui/page/page-navigation';
import { RouteErrorPage, SiteLayout } from './site-layout';

/** `handle` is the module of the page, by which the publisher finds its style sheets in the manifest of the build. */
const page = (path: string, module: string, fetchPage: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: `src/site/${module}.tsx`,
  Component: lazyPage(fetchPage),
});

const pages: RouteObject[] = [
  page('/', 'home/home-page', async () => (await import('../site/home/home-page')).HomePage),
  page('/about', 'about/about-page', async () => (await import('../site/about/about-page')).AboutPage),
  page(
    '/research',
    'research/research-page',
    async () => (await import('../site/research/research-page')).ResearchPage,
  ),
  page('/blog', 'blog/blog-page', async () => (await import('../site/blog/blog-page')).BlogPage),
  page(
    '/podcasts',
    'podcasts/podcasts-page',
    async () => (await import('../site/podcasts/podcasts-page')).PodcastsPage,
  ),
  page(
    '/podcasts/:slug',
    'podcasts/episode-page',
    async () => (await import('../site/podcasts/episode-page')).EpisodePage,
  ),
  page(
    '/conferences/:slug',
    'conferences/conference-page',
    async () => (await import('../site/conferences/conference-page')).ConferencePage,
  ),
  page(
    '/conferences/:slug/sessions/:sessionSlug',
    'conferences/session/session-page',
    async () => (await import('../site/conferences/session/session-page')).SessionPage,
  ),
  page(
    '/conferences/:slug/changes',
    'conferences/changes/changes-page',
    async () => (await import('../site/conferences/changes/changes-page')).ChangesPage,
  ),
  page(
    '/conferences/:slug/proceedings',
    'conferences/proceedings/proceedings-page',
    async () => (await import('../site/conferences/proceedings/proceedings-page')).ProceedingsPage,
  ),
  page(
    '/conferences/:slug/:list/:number',
    'conferences/list-of-conference-page',
    async () => (await import('../site/conferences/list-of-conference-page')).ListOfConferencePage,
  ),
  page(
    '/speakers/:slug?',
    'speakers/speakers-page',
    async () => (await import('../site/speakers/speakers-page')).SpeakersPage,
  ),
  page('/support', 'support/support-page', async () => (await import('../site/support/support-page')).SupportPage),
  page('/search', 'search/search-page', async () => (await import('../site/search/search-page')).SearchPage),
  page('/contact', 'contact/contact-page', async () => (await import('../site/contact/contact-page')).ContactPage),
  page('/lists/:list/:number', 'lists/list-page', async () => (await import('../site/lists/list-page')).ListPage),
];

const conferencesPage = page(
  '/conferences',
  'conferences/conferences-page',
  async () => (await import('../site/conferences/conferences-page')).ConferencesPage,
);

/** Matches every path that has no route of its own: a page that staff wrote, or a page that does not exist. */
const textPage = page('/:slug', 'pages/text-page', async () => (await import('../site/pages/text-page')).TextPage);

export const siteRoutes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      ...pages,
      conferencesPage,
      { ...conferencesPage, path: '/conferences/pages/:number' },
      textPage,
      { ...textPage, path: '*' },
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
