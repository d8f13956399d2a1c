import { detectTextLanguage } from '@majlis/contracts/shared/languages';
import { createContext, type ReactNode, useContext } from 'react';
import { rich } from '#messages';
import { direction, locale, direction as pageDirection, language as pageLanguage } from '#messages/language';
import * as styles from './auto-text.module.scss';

export const LanguageContext = createContext<string | undefined>(undefined);

/**
 * Returns the language of a text, judged by its first letter and small words, or else the surrounding one; undefined if it is that
 * of the page.
 */
export function detectLanguage(text: string, surroundingLanguage?: string): string | undefined {
  const detected = detectTextLanguage(text, pageLanguage, {
    original: surroundingLanguage,
    letters: /\p{L}/u.exec(text)?.[0],
  });
  return detected === pageLanguage ? undefined : detected;
}

export const useDetectedLanguage = (text: string): string | undefined =>
  detectLanguage(text, useContext(LanguageContext));

const stripTags = (html: string): string => html.replace(/<[^>]*>|&\w+;/g, ' ');

export const detectHtmlLanguage = (html: string): string | undefined => detectLanguage(stripTags(html));

type AutoTextProps = {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'li' | 'dd';
  text: string;
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
};

export const AutoText = ({ as: Tag = 'span', text, children = text, ...attributes }: AutoTextProps) => (
  <Tag dir="auto" lang={useDetectedLanguage(text)} {...attributes}>
    {children}
  </Tag>
);

/** Renders a further fact of a line, after a dot. */
export const AfterDot = ({ text }: { text: string }) =>
  text && (
    <>
      {' · '}
      <AutoText text={text} />
    </>
  );

/** Rendered once on a page: it names the language of texts that are not translated. */
export function LanguageNote({ texts }: { texts: string[] }) {
  const original = useContext(LanguageContext);
  const shown = detectTextLanguage(stripTags(texts.join(' ')), pageLanguage, { original });
  if (shown === pageLanguage) return null;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(shown);
  return (
    <p className={styles.languageNote} role="note" dir={direction}>
      {rich('ui.notInThisLanguage', { language: () => name })}
    </p>
  );
}

/**
 * Returns the direction of the script of the first letter, unless it is that of the page. It is set on a whole item, so that all
 * its parts have one direction.
 */
export function contentDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return undefined;
  const direction = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
  return direction === pageDirection ? undefined : direction;
}

/** Returns the separator between texts in the script of this one. */
export const separatorAfter = (text: string): string =>
  (contentDirection(text) ?? pageDirection) === 'rtl' ? '، ' : ', ';

/** Keeps a text in another script from reordering the words around it, for places that take no element. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
