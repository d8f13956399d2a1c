import { createContext, type ReactNode, useContext } from 'react';

/** The language of the content around a text, as a tag, where it is known. */
export const LanguageContext = createContext<string | undefined>(undefined);

/** By the script of its first letter; of what is written in Latin letters only the content around it may tell. */
export function detectLanguage(text: string, around?: string): string | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  if (/\p{Script=Han}/u.test(letter)) return 'zh';
  // The language of all pages is English.
  return around && /es|fr|de/.test(around) ? around : undefined;
}

export const useDetectedLanguage = (text: string): string | undefined =>
  detectLanguage(text, useContext(LanguageContext));

export const detectHtmlLanguage = (html: string): string | undefined =>
  detectLanguage(html.replace(/<[^>]*>|&\w+;/g, ''));

type AutoTextProps = {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'li' | 'dd';
  text: string;
  id?: string;
  className?: string | undefined;
  /** In place of the bare text, such as a link with it. */
  children?: ReactNode;
};

/** A text of staff or of a feed, in the direction and the language that it is written in. */
export function AutoText({ as: Tag = 'span', text, children = text, ...attributes }: AutoTextProps) {
  return (
    <Tag dir="auto" lang={useDetectedLanguage(text)} {...attributes}>
      {children}
    </Tag>
  );
}
