import { useState } from 'react';
import { useContent } from './use-content';

/**
 * The class of a text that staff may have written at any length: where it was not known yet when the page was opened it has
 * room from the beginning, so that nothing below it moves.
 */
export function useReservedSpace(): string {
  const { isPending } = useContent();
  const [wasUnknown] = useState(isPending);
  return wasUnknown ? 'room-for-text' : '';
}
