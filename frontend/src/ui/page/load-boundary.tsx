import { Component, type ReactNode, Suspense, useContext, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { t } from '#messages';
import * as styles from './load-error-panel.module.scss';
import { PageNavigationContext } from './page-navigation';

/** Thrown when the code of a part did not arrive. After the error has been shown, `renew` allows another attempt. */
export class LoadCodeError extends Error {
  constructor(
    readonly onShown: () => void,
    readonly renew: () => void,
    cause: unknown,
  ) {
    super(`Code was not loaded: ${String(cause)}`, { cause });
  }
}

type LoadBoundaryProps = {
  loading?: ReactNode;
  /** Rendered in place of the part that failed. */
  failed?: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Suspense with an error boundary, which every navigation resets. Only its children are replaced by the error. */
export function LoadBoundary({
  loading,
  failed = (retry) => <PartLoadError onRetry={retry} />,
  children,
}: LoadBoundaryProps) {
  const { key } = useLocation();
  const { dialogPath = '' } = useContext(PageNavigationContext);
  return (
    <ErrorBoundary locationKey={key + dialogPath} failed={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

export const PartLoadError = ({ onRetry }: { onRetry: () => void }) => (
  <LoadErrorPanel text={t('ui.partFailed')} onRetry={onRetry} />
);

type ErrorBoundaryProps = Required<Pick<LoadBoundaryProps, 'failed' | 'children'>> & { locationKey: string };
type ErrorBoundaryState = { locationKey: string; failure?: { error: unknown } | undefined };

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { locationKey: this.props.locationKey };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps(
    { locationKey }: ErrorBoundaryProps,
    previous: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return locationKey === previous.locationKey ? null : { locationKey, failure: undefined };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof LoadCodeError) error.onShown();
  }

  private hasRetried = false;

  /** The second attempt reloads the page: after a release it names the new files. */
  private readonly retry = () => {
    const error = this.state.failure?.error;
    if (error instanceof LoadCodeError) {
      if (this.hasRetried) return window.location.reload();
      error.renew();
      this.hasRetried = true;
    }
    this.setState({ failure: undefined });
  };

  override render() {
    return this.state.failure ? this.props.failed(this.retry) : this.props.children;
  }
}

type LoadErrorPanelProps = { title?: string; text: string; onRetry: () => void; children?: ReactNode };

export const LoadErrorPanel = ({ title, text, onRetry, children }: LoadErrorPanelProps) => (
  <div className={styles.loadErrorPanel} role="alert">
    <div>
      {title && <p>{title}</p>}
      <p>{text}</p>
    </div>
    <div className="actions">
      <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
        {t('ui.tryAgain')}
      </button>
      {children}
    </div>
  </div>
);

/** Replaces a dialog whose code did not arrive. It is a plain `<dialog>`, so that it needs no further code. */
export function LoadErrorDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={t('ui.partFailed')} onCancel={onClose}>
      <LoadErrorPanel text={t('ui.partFailed')} onRetry={onRetry}>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('ui.close')}
        </button>
      </LoadErrorPanel>
    </dialog>,
    document.body,
  );
}
