import { parsePublishedLanguages, pathInLanguage } from '@majlis/contracts/languages';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#messages';
import { language } from '#messages/language';
import { PageNavigationContext } from '../../ui/page/page-navigation';
import { useIsHydrating } from '../../ui/page/prerender';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from './navigation.module.scss';
import { NavigationMenu } from './navigation-menu';

/** This page in the other languages: a link, or several behind a button. A page has the texts of one language, so that they open another document. */
export function LanguageLinks() {
  const { text } = useContent();
  const { pathname, search, hash } = useLocation();
  const { dialogPath } = useContext(PageNavigationContext);
  const path = dialogPath ?? pathname;
  // A prerendered page knows neither, and a dialog has neither.
  const place = useIsHydrating() || dialogPath ? '' : search + hash;
  const links = parsePublishedLanguages(text('site.languages'))
    .filter(({ tag }) => tag !== language)
    .map((other) => (
      <li key={other.tag}>
        <a href={pathInLanguage(path, other) + place} hrefLang={other.tag} lang={other.tag}>
          {other.name}
        </a>
      </li>
    ));
  if (links.length < 2) return links;
  const label = (
    <span className={styles.languages}>
      <Icon name="globe" /> <span>{t('navigation.languages')}</span>
    </span>
  );
  return (
    <NavigationMenu id="language-entries" label={label}>
      {links}
    </NavigationMenu>
  );
}
