import { SchemeSwitch } from '../../ui/scheme/scheme-switch';
import { SearchShortcut } from '../search/search-shortcut';

/** What every page can do without until everything else has loaded. */
export function LateParts() {
  return (
    <>
      <SchemeSwitch />
      <SearchShortcut />
    </>
  );
}
