import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type ShowToast, ToastContext, type ToastOptions } from './toast';
import { ToastMessage } from './toast-message';

type ShownToast = ToastOptions & { id: number; message: string };

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const count = useRef(0);
  const viewport = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const show = useCallback<ShowToast>((message, options) => {
    count.current += 1;
    setToast({ ...options, message, id: count.current });
  }, []);
  const dismiss = useCallback(() => {
    const { activeElement } = document;
    if (viewport.current?.contains(activeElement) && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setToast(null);
  }, []);

  useEffect(() => {
    const focusViewport = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      viewport.current?.focus();
    };
    window.addEventListener('keydown', focusViewport);
    return () => window.removeEventListener('keydown', focusViewport);
  }, []);

  const isError = toast?.tone === 'destructive';
  const shown = toast && <ToastMessage key={toast.id} {...toast} onDismiss={dismiss} />;
  return (
    <ToastContext value={show}>
      {children}
      <section ref={viewport} className="toast-viewport" tabIndex={-1} aria-label="Notifications (F8)">
        <div role="status">{!isError && shown}</div>
        <div role="alert">{isError && shown}</div>
      </section>
    </ToastContext>
  );
}
