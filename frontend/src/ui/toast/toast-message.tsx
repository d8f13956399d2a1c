import { useEffect, useState } from 'react';
import type { ToastOptions } from './toast';
import { useSwipeAway } from './toast-swipe';

const toastDurationMs = 5000;

type ToastMessageProps = ToastOptions & { message: string; onDismiss: () => void };

export function ToastMessage({ message, tone = 'plain', detail, action, onDismiss }: ToastMessageProps) {
  const [isHeld, setHeld] = useState(false);
  const swipe = useSwipeAway(onDismiss);

  // Whoever is reading or about to press a button gets the whole time again.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, toastDurationMs);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);

  function runAction() {
    onDismiss();
    action?.run();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the toast; every action has a button
    <div
      className="toast-message"
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
      {...swipe}
    >
      <div className="toast-message-text">
        <p>{message}</p>
        {detail && <p className="toast-message-detail">{detail}</p>}
      </div>
      {action && (
        <button type="button" className="toast-message-action" onClick={runAction}>
          {action.label}
        </button>
      )}
      <button type="button" className="toast-message-close" aria-label="Dismiss" onClick={onDismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
