import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

type PageBoundaryProps = {
  /** While the code of the first page is on its way; of later ones, the page before stays. */
  fallback: ReactNode;
  /** In place of a page that could not be loaded or drawn. */
  errorFallback: ReactNode;
  children: ReactNode;
};

/** Where pages are drawn. One that fails leaves the frame around it standing, and the next begins anew. */
export function PageBoundary({ fallback: pending, errorFallback: failed, children }: PageBoundaryProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary visit={key} failed={failed}>
      <Suspense fallback={pending}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type ErrorBoundaryProps = { visit: string; failed: ReactNode; children: ReactNode };
type ErrorBoundaryState = { visit: string; hasFailed: boolean };

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { visit: this.props.visit, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps({ visit }: ErrorBoundaryProps, shown: ErrorBoundaryState): ErrorBoundaryState | null {
    return visit === shown.visit ? null : { visit, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
