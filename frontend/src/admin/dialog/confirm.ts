import { createContext, useContext } from 'react';

export type ConfirmOptions = {
  question: string;
  detail?: string;
  confirmLabel: string;
  cancelLabel?: string;
};

export type Confirm = (question: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
