import { type RefObject, useEffect, useRef } from 'react';

/** What appears far from where one is at work takes the focus, and with it comes into sight. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
