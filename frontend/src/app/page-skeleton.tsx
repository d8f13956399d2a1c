import * as messages from '#messages/ui';
import { LazySlowNotice } from '../ui/page/lazy-slow-notice';

export function PageSkeleton() {
  return (
    <>
      <div className="page-skeleton" role="status">
        <span className="visually-hidden">{messages.loading}</span>
      </div>
      <LazySlowNotice isCodeLoading />
    </>
  );
}
