import { useState } from 'react';
import { useContent } from './use-content';

export function useReservedSpace(): string {
  const { isPending } = useContent();
  const [wasPending] = useState(isPending);
  return wasPending ? 'reserve-text-space' : '';
}
