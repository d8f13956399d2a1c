import { type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsHydrating } from './prerender';
import * as styles from './slow-notice.module.scss';

const slowAfterMs = 3_000;

/** What is read again while its last answer is shown keeps nobody waiting. */
const awaited: QueryFilters = { type: 'active', predicate: ({ state }) => state.data === undefined };

export type SlowNoticeProps = {
  /** True while the code of a page is on its way; otherwise the notice is for everything that the page reads. */
  isCodeLoading?: boolean;
};

/** Says that something is still on its way once that has taken long, over the page, so that nothing moves. */
export function SlowNotice({ isCodeLoading: isCodeComing = false }: SlowNoticeProps) {
  const client = useQueryClient();
  // While a written page is taken over, something may be read already that was not when it was written.
  const isTakenOver = useIsHydrating();
  const isReading = useIsFetching(awaited) > 0 && !isTakenOver;
  const retry = () => {
    if (isCodeComing) window.location.reload();
    void client.cancelQueries(awaited);
    void client.refetchQueries(awaited);
  };
  return isCodeComing || isReading ? <Notice onRetry={retry} /> : null;
}

function Notice({ onRetry }: { onRetry: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText('This is taking longer than usual. We are still trying.'), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    return () => {
      // The focus would be lost with the button that had it.
      if (!notice?.contains(document.activeElement)) return;
      const page = notice.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
      page?.focus({ preventScroll: true });
    };
  }, []);
  const retry = () => {
    setText('We are trying again. This may take a moment.');
    onRetry();
  };
  return (
    <div ref={box} className={text ? styles.slowNotice : 'visually-hidden'}>
      {/* Screen readers tell what changes in an element that they know already. */}
      <p role="status">{text}</p>
      {text && (
        <>
          <button type="button" className="btn btn-primary" onClick={retry}>
            Try Again
          </button>
          {window.history.state?.idx > 0 && (
            <button type="button" className="btn btn-outline-primary" onClick={() => void navigate(-1)}>
              Go back
            </button>
          )}
        </>
      )}
    </div>
  );
}
