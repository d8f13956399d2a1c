import { type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { PageNavigationContext } from './page-navigation';
import { useIsHydrating } from './prerender';
import * as styles from './slow-notice.module.scss';

const slowAfterMs = 3_000;

const pendingQueries: QueryFilters = { type: 'active', predicate: ({ state }) => state.data === undefined };

export type SlowNoticeProps = { isCodeLoading?: boolean };

export function SlowNotice({ isCodeLoading = false }: SlowNoticeProps) {
  const client = useQueryClient();
  const isHydrating = useIsHydrating();
  const isFetching = useIsFetching(pendingQueries) > 0 && !isHydrating;
  const retry = () => {
    if (isCodeLoading) window.location.reload();
    void client.cancelQueries(pendingQueries);
    void client.refetchQueries(pendingQueries);
  };
  return isCodeLoading || isFetching ? <Notice onRetry={retry} /> : null;
}

function Notice({ onRetry }: { onRetry: () => void }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { dialogPath } = useContext(PageNavigationContext);
  // The first page of a visit has the key 'default'.
  const canGoBack = key !== 'default' || dialogPath !== undefined;
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(t('ui.takesLonger')), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    return () => {
      if (!notice?.contains(document.activeElement)) return;
      const page = notice.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
      page?.focus({ preventScroll: true });
    };
  }, []);
  const retry = () => {
    setText(t('ui.tryingAgain'));
    onRetry();
  };
  return (
    <div ref={box} className={text ? `floating-notice ${styles.slowNotice}` : 'visually-hidden'}>
      {/* Screen readers announce changes of an element only if it was there before. */}
      <p role="status">{text}</p>
      {text && (
        <>
          <button type="button" className="btn btn-primary" onClick={retry}>
            {t('ui.tryAgain')}
          </button>
          {canGoBack && (
            <button type="button" className="btn btn-outline-primary" onClick={() => void navigate(-1)}>
              {t('ui.goBack')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
