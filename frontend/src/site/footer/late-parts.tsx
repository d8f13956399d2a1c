import { parsePublishedLanguages, pathInLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { language } from '#messages/language';
import type offer from '../../messages/en/offer.json';
import { readStorage, writeStorage } from '../../ui/browser-storage';
import { lazyDialog } from '../../ui/page/lazy-part';
import { isPlainClick } from '../../ui/page/page-navigation';
import { SchemeSwitch } from '../../ui/scheme/scheme-switch';
import { useContent } from '../../ui/text/content';
import * as styles from '../navigation/language-offer.module.scss';

/** Every page works without these, so they load after everything else. */
export const LateParts = () => (
  <>
    <SchemeSwitch />
    <SearchShortcut />
    <LanguageOffer />
  </>
);

const declinedKey = 'majlis.language-offer-declined';
/** A visitor who followed a link of this site, such as that to another language, has chosen this language. */
const cameFromSite = () => document.referrer.startsWith(`${window.location.origin}/`);

/** Offers the site in the language that the browser prefers. Nobody is sent there without asking. */
function LanguageOffer() {
  const { text } = useContent();
  const { pathname, search } = useLocation();
  const [isEnded, setEnded] = useState(() => cameFromSite() || readStorage('localStorage', declinedKey) !== null);
  const preferred = findPreferred(parsePublishedLanguages(text('site.languages')));
  // A preview has no offer, because its link should open the draft in this language.
  const isOffered = !isEnded && preferred?.tag !== language && !new URLSearchParams(search).has('preview');
  const messages = useOffer(isOffered ? preferred?.tag : undefined);
  if (!isOffered || !preferred || !messages) return null;
  const { tag, direction } = preferred;

  function decline() {
    writeStorage('localStorage', declinedKey, 'yes');
    setEnded(true);
  }

  // Rendered outside the footer: because of its layout containment, fixed elements within it would be placed relative to it.
  return createPortal(
    <section
      className={`floating-notice ${styles.offer} screen-only`}
      aria-label={messages.available}
      lang={tag}
      dir={direction}
    >
      <p>{messages.available}</p>
      <a href={pathInLanguage(pathname, preferred) + search} hrefLang={tag} className="btn btn-primary btn-sm">
        {messages.open}
      </a>
      <button type="button" className="btn btn-quiet btn-sm" onClick={decline}>
        {messages.decline}
      </button>
    </section>,
    document.body,
  );
}

/** Loads the texts of the offer in the language that it offers. */
function useOffer(tag: string | undefined): typeof offer | undefined {
  const [loaded, setLoaded] = useState<typeof offer>();
  useEffect(() => {
    if (tag === undefined) return;
    import(`../../messages/${tag}/offer.json`).then(
      (module) => setLoaded(module.default),
      () => undefined,
    );
  }, [tag]);
  return loaded;
}

function findPreferred(published: SiteLanguage[]): SiteLanguage | undefined {
  const tags = navigator.languages.map((locale) => locale.toLowerCase().split('-')[0]);
  return tags.map((tag) => published.find((each) => each.tag === tag)).find((each) => each !== undefined);
}

const SearchPalette = lazyDialog(async () => (await import('../search/search-palette')).SearchPalette);

/**
 * Opens the search palette by its shortcut and by the search link of the header. Until this code has loaded, the link leads to the
 * search page.
 */
function SearchShortcut() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onEvent = (event: KeyboardEvent | MouseEvent) => {
      if (!(event instanceof KeyboardEvent ? isShortcut(event) : isPressOnLink(event))) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onEvent);
    // Capturing handles the click before React Router, which would follow the link.
    document.addEventListener('click', onEvent, { capture: true });
    return () => {
      document.removeEventListener('keydown', onEvent);
      document.removeEventListener('click', onEvent, { capture: true });
    };
  }, []);
  return isOpen && <SearchPalette onClose={() => setOpen(false)} />;
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isEditable(target);
}

const isPressOnLink = (event: MouseEvent): boolean =>
  isPlainClick(event) && event.target instanceof Element && event.target.closest('header a[href="/search"]') !== null;
