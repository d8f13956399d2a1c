import { parsePublishedLanguages, pathInLanguage } from '@majlis/contracts/languages';
import { useLocation } from 'react-router-dom';
import { language } from '#messages/language';
import { sitePath } from '../../ui/page/page-path';
import { useIsHydrating } from '../../ui/page/prerender';
import { useContent } from '../../ui/text/use-content';

/** This page in the other languages. Each has a build of its own, so that these links open another document. */
export function LanguageLinks() {
  const { text } = useContent();
  const location = useLocation();
  const { pathname, search, hash } = location.mask ?? location;
  const path = location.mask ? sitePath(pathname) : pathname;
  // A prerendered page knows neither.
  const place = useIsHydrating() ? '' : search + hash;
  return parsePublishedLanguages(text('site.languages'))
    .filter(({ tag }) => tag !== language)
    .map((other) => (
      <li key={other.tag}>
        <a href={pathInLanguage(path, other) + place} hrefLang={other.tag} lang={other.tag}>
          {other.name}
        </a>
      </li>
    ));
}
