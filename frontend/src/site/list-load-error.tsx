import { Notice } from '../ui/page/notice';

type ListLoadErrorProps = { title: string; text: string };

/** Stands in for a list that could not be loaded. Every list starts again in the same way: the page is reloaded. */
export function ListLoadError(texts: ListLoadErrorProps) {
  return (
    <Notice role="alert" {...texts}>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Try Again
      </button>
    </Notice>
  );
}
