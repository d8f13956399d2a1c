import { parsePublishedLanguages, pathInLanguage, type SiteLanguage } from '@majlis/contracts/languages';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { language } from '#messages/language';
import * as ar from '../../messages/ar/language-offer';
import * as en from '../../messages/en/language-offer';
import * as ms from '../../messages/ms/language-offer';
import { readStorage, writeStorage } from '../../ui/hooks/browser-storage';
import { useContent } from '../../ui/text/use-content';
import * as styles from './language-offer.module.scss';

/** Each offer is in its own language. */
const offers: Record<string, Record<keyof typeof en, string>> = { en, ar, ms };

const declinedKey = 'majlis.language-offer-declined';
/** A visitor who came here by the link to another language has chosen this one. */
const cameFromSite = () => document.referrer.startsWith(`${window.location.origin}/`);

/** Offers the site in the language that the browser prefers. Nobody is sent there without asking. */
export function LanguageOffer() {
  const { text } = useContent();
  const { pathname, search } = useLocation();
  const [isEnded, setEnded] = useState(() => cameFromSite() || readStorage('localStorage', declinedKey) !== null);
  const preferred = findPreferred(parsePublishedLanguages(text('site.languages')));
  const messages = preferred && offers[preferred.tag];
  // A preview shows a draft to somebody who was sent its link.
  if (isEnded || !messages || preferred.tag === language || new URLSearchParams(search).has('preview')) return null;
  const { tag, direction } = preferred;

  function decline() {
    writeStorage('localStorage', declinedKey, 'yes');
    setEnded(true);
  }

  // Outside the footer, which is contained, so that it would hold what is fixed.
  return createPortal(
    <section className={styles.offer} aria-label={messages.available} lang={tag} dir={direction}>
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

function findPreferred(published: SiteLanguage[]): SiteLanguage | undefined {
  const tags = navigator.languages.map((locale) => locale.toLowerCase().split('-')[0]);
  return tags.map((tag) => published.find((each) => each.tag === tag)).find((each) => each !== undefined);
}
