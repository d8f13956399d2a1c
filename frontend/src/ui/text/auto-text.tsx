import { createContext, type ReactNode, useContext } from 'react';
import { latinLanguage, language as pageLanguage } from '#messages/language';

export const LanguageContext = createContext<string | undefined>(undefined);

/**
 * By the script of the first letter; undefined if it is that of the page. The original of Latin letters is in the surrounding
 * language, or in that in which staff write: English.
 */
export function detectLanguage(text: string, surroundingLanguage?: string): string | undefined {
  const detected = languageByScript(text, surroundingLanguage);
  return detected === pageLanguage ? undefined : detected;
}

function languageByScript(text: string, surroundingLanguage?: string): string | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return pageLanguage;
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  if (/\p{Script=Han}/u.test(letter)) return 'zh';
  return latinLanguage(text, surroundingLanguage && /es|fr|de/.test(surroundingLanguage) ? surroundingLanguage : 'en');
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
