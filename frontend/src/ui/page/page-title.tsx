import type { ReactNode } from 'react';
import { AutoText } from '../text/auto-text';

const longTitle = 100;

type PageTitleProps = { text: string; className?: string; children?: ReactNode };

export function PageTitle({ text, className = '', children }: PageTitleProps) {
  const classes = text.length > longTitle ? `title-long ${className}` : className;
  return (
    <AutoText as="h1" text={text} className={classes || undefined}>
      {children}
    </AutoText>
  );
}
