import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

type PagePlaceProps = {
  /** While the code of the first page is on its way; of later ones, the page before stays. */
  pending: ReactNode;
  /** In place of a page that could not be loaded or drawn. */
  failed: ReactNode;
  children: ReactNode;
};

/** Where pages are drawn. One that fails leaves the frame around it standing, and the next begins anew. */
export function PagePlace({ pending, failed, children }: PagePlaceProps) {
  const { key } = useLocation();
  return (
    <Boundary visit={key} failed={failed}>
      <Suspense fallback={pending}>{children}</Suspense>
    </Boundary>
  );
}

type BoundaryProps = { visit: string; failed: ReactNode; children: ReactNode };
type BoundaryState = { visit: string; hasFailed: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { visit: this.props.visit, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps({ visit }: BoundaryProps, shown: BoundaryState): BoundaryState | null {
    return visit === shown.visit ? null : { visit, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
