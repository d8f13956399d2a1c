import { SchemeSwitch } from '../../ui/scheme/scheme-switch';
import { LanguageOffer } from '../navigation/language-offer';
import { SearchShortcut } from '../search/search-shortcut';

/** Every page works without these, so they load after everything else. */
export function LateParts() {
  return (
    <>
      <SchemeSwitch />
      <SearchShortcut />
      <LanguageOffer />
    </>
  );
}
