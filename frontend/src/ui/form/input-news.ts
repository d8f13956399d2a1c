import { useEffect, useRef } from 'react';

/** A hidden input changes in silence; the form around it listens for what is typed. */
export function useInputNews(input: { current: HTMLInputElement | null }, value: string) {
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [input, value]);
}
