import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

type PageBoundaryProps = {
  fallback: ReactNode;
  errorFallback: ReactNode;
  children: ReactNode;
};

/** Suspense and an error boundary, which every navigation resets. The layout around it stays. */
export function PageBoundary({ fallback, errorFallback, children }: PageBoundaryProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary locationKey={key} errorFallback={errorFallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type ErrorBoundaryProps = { locationKey: string; errorFallback: ReactNode; children: ReactNode };
type ErrorBoundaryState = { locationKey: string; hasFailed: boolean };

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { locationKey: this.props.locationKey, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps(
    { locationKey }: ErrorBoundaryProps,
    previous: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return locationKey === previous.locationKey ? null : { locationKey, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.errorFallback : this.props.children;
  }
}
