import type { ReactNode } from 'react';
import { AutoText } from '../text/auto-text';

const longTitle = 100;

type PageTitleProps = {
  text: string;
  className?: string;
  /** An element that has the direction of the text. */
  children?: ReactNode;
};

export function PageTitle({ text, className = '', children }: PageTitleProps) {
  const classes = text.length > longTitle ? `title-long ${className}` : className;
  return children ? (
    <h1 className={classes || undefined}>{children}</h1>
  ) : (
    <AutoText as="h1" text={text} className={classes || undefined} />
  );
}
