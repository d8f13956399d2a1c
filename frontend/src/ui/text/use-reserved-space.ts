import { useState } from 'react';
import { useContent } from './use-content';

/**
 * A class that reserves space for an editable text that was not loaded when the page opened, so that nothing below it
 * moves.
 */
export function useReservedSpace(): string {
  const { isPending } = useContent();
  const [wasPending] = useState(isPending);
  return wasPending ? 'room-for-text' : '';
}
