import { type Endpoint, endpoints } from '@majlis/contracts/endpoints';
import { defaultLanguage, pathInLanguage, type SiteLanguage } from '@majlis/contracts/languages';
import type { PageContext } from './structured/json-ld';

type SluggedRow = { slug: string; slugs?: Record<string, string> | null | undefined };

/** The path of this page in a language, in which conferences, sessions, speakers and pages of staff may have slugs of their own. */
export function pathOfPageInLanguage(page: PageContext, language: SiteLanguage): string {
  const slugOf = (endpoint: Endpoint<SluggedRow>, slug: string): string => {
    const slugs = page.getData(endpoint)?.slugs;
    return slugs?.[language.tag] ?? slugs?.[defaultLanguage.tag] ?? slug;
  };
  const segments = page.path.split('/').map(decodeURIComponent);
  const [, area = '', slug = '', , sessionSlug = ''] = segments;
  if (slug === '') segments[1] = slugOf(endpoints.pageBySlug(area), area);
  else if (area === 'speakers') segments[2] = slugOf(endpoints.speakerBySlug(slug), slug);
  else if (area === 'conferences') {
    segments[2] = slugOf(endpoints.conferenceBySlug(slug), slug);
    if (sessionSlug) segments[4] = slugOf(endpoints.sessionBySlug(slug, sessionSlug), sessionSlug);
  }
  return pathInLanguage(segments.map(encodeURIComponent).join('/'), language);
}
