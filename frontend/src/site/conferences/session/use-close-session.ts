import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OpenedHere } from './use-open-session';

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state;

/**
 * Goes back to the programme, to where the reader was. Who came by the address of the session finds its place in the programme.
 */
export function useCloseSession(slug: string, sessionId: string) {
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(
    () => () => {
      // After the dialog, which gives the focus back to what had it before; who came by address had it nowhere.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const place = document.getElementById(`session-${sessionId}`) ?? document.getElementById('agenda-heading');
        place?.focus();
      });
    },
    [sessionId],
  );

  return () =>
    void (isOpenedHere(state)
      ? navigate(-1)
      : navigate(`/conferences/${slug}`, { replace: true, preventScrollReset: true }));
}
