import { detectTextLanguage } from '@majlis/contracts/languages';
import { createContext, type ReactNode, useContext } from 'react';
import { language as pageLanguage } from '#messages/language';

export const LanguageContext = createContext<string | undefined>(undefined);

/** By the script of the first letter, as the direction; undefined if it is that of the page. The original is in the surrounding language, or in that in which staff write: English. */
export function detectLanguage(text: string, surroundingLanguage?: string): string | undefined {
  const detected = detectTextLanguage(text, pageLanguage, {
    original: surroundingLanguage,
    letters: /\p{L}/u.exec(text)?.[0],
  });
  return detected === pageLanguage ? undefined : detected;
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
  children?: ReactNode;
};

export function AutoText({ as: Tag = 'span', text, children = text, ...attributes }: AutoTextProps) {
  return (
    <Tag dir="auto" lang={useDetectedLanguage(text)} {...attributes}>
      {children}
    </Tag>
  );
}
