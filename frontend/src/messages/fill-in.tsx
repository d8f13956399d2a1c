import { Fragment, type ReactNode } from 'react';

/**
 * A text with elements in its places, which stand elsewhere in each language: `fillIn('By mail to {address}', { address: <a … /> })`.
 */
export const fillIn = (text: string, elements: Record<string, ReactNode>): ReactNode =>
  text.split(/[{}]/).map((part, index) => (index % 2 === 1 ? <Fragment key={part}>{elements[part]}</Fragment> : part));
