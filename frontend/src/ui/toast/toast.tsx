import { createContext, useContext } from 'react';

export type ToastOptions = {
  /** 'destructive' for what went wrong. */
  tone?: 'plain' | 'destructive';
  /** What to know or do about it, under the message. */
  detail?: string;
  action?: { label: string; run: () => void };
};

export type ShowToast = (message: string, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message for a moment; a newer one takes the place of the one before. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it');
  return show;
}
