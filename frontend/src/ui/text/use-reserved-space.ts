import { useState } from 'react';
import { useContent } from './use-content';

/** Reserves space for an editable text that loads late, so that nothing below it moves. */
export function useReservedSpace(): string {
  const { isPending } = useContent();
  const [wasPending] = useState(isPending);
  return wasPending ? 'reserve-text-space' : '';
}
