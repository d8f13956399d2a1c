import { createContext, type ReactNode, useContext } from 'react';

export const LanguageContext = createContext<string | undefined>(undefined);

/** By the script of the first letter; Latin letters are in the surrounding language, or in that of the page: English. */
export function detectLanguage(text: string, surroundingLanguage?: string): string | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  if (/\p{Script=Han}/u.test(letter)) return 'zh';
  return surroundingLanguage && /es|fr|de/.test(surroundingLanguage) ? surroundingLanguage : undefined;
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
