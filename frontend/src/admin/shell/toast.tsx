import {
  type CSSProperties,
  createContext,
  type FocusEvent,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { direction } from '#messages/language';
import { t } from '#messages/staff';
import * as styles from './toast.module.scss';

export type ToastAction = { label: string; run: () => void };

export type ToastOptions = {
  tone?: 'plain' | 'destructive';
  detail?: string;
  actions?: ToastAction[];
};

export type ShowToast = (message: string, options?: ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it');
  return show;
}

type CurrentToast = ToastOptions & { id: number; message: string };

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<CurrentToast | null>(null);
  const count = useRef(0);
  const viewport = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const show = useCallback<ShowToast>((message, options) => {
    count.current += 1;
    setToast({ ...options, message, id: count.current });
  }, []);
  const dismiss = useCallback(() => {
    const { activeElement } = document;
    if (viewport.current?.contains(activeElement) && previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus();
    setToast(null);
  }, []);

  useEffect(() => {
    const focusViewport = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      viewport.current?.focus();
    };
    /** A dialog listens on the document and would take the focus back. */
    const hideFromDialogs = (event: Event) => {
      if (event.target instanceof Node && viewport.current?.contains(event.target)) event.stopPropagation();
    };
    window.addEventListener('keydown', focusViewport);
    window.addEventListener('focus', hideFromDialogs, true);
    return () => {
      window.removeEventListener('keydown', focusViewport);
      window.removeEventListener('focus', hideFromDialogs, true);
    };
  }, []);

  function rememberPreviousFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  const isError = toast?.tone === 'destructive';
  const rendered = toast && <ToastMessage key={toast.id} {...toast} onDismiss={dismiss} />;
  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={viewport}
        className={styles.viewport}
        tabIndex={-1}
        aria-label={t('toast.notifications')}
        onFocus={rememberPreviousFocus}
      >
        <div role="status">{!isError && rendered}</div>
        <div role="alert">{isError && rendered}</div>
      </section>
    </ToastContext>
  );
}

const toastDurationMs = 5000;

type ToastMessageProps = ToastOptions & { message: string; onDismiss: () => void };

export function ToastMessage({ message, tone = 'plain', detail, actions = [], onDismiss }: ToastMessageProps) {
  const [isPaused, setPaused] = useState(false);
  const swipe = useSwipeToDismiss(onDismiss);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onDismiss, toastDurationMs);
    return () => clearTimeout(timer);
  }, [isPaused, onDismiss]);

  function dismissOnEscape(event: ReactKeyboardEvent) {
    if (event.key !== 'Escape') return;
    // A dialog below the toast must stay open.
    event.preventDefault();
    onDismiss();
  }

  function run(action: ToastAction) {
    onDismiss();
    action.run();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only pauses the timer; every action has a button
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={dismissOnEscape}
      {...swipe}
    >
      <div className={styles.text}>
        <p>{message}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {actions.map((action) => (
        <button key={action.label} type="button" className={styles.action} onClick={() => run(action)}>
          {action.label}
        </button>
      ))}
      <button type="button" className={styles.close} aria-label={t('toast.dismiss')} onClick={onDismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

const swipeThresholdPx = 50;
/** The swipe goes towards the end of the line. */
const swipeSign = direction === 'rtl' ? -1 : 1;

function useSwipeToDismiss(onDismiss: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const stop = () => {
    start.current = null;
    setOffset(0);
  };
  const distance = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, swipeSign * (event.clientX - start.current));
  const style: CSSProperties | undefined =
    offset > 0 ? { transform: `translateX(${swipeSign * offset}px)` } : undefined;

  return {
    style,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => setOffset(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      if (distance(event) >= swipeThresholdPx) onDismiss();
      else stop();
    },
    onPointerCancel: stop,
  };
}
