import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates back once, even if Escape is held down and repeats. */
export function useCloseSession(): () => void {
  const navigate = useNavigate();
  const isClosing = useRef(false);
  useEffect(() => {
    // A reload opens the session as a page of its own, where the scroll position of this page has no meaning.
    window.history.scrollRestoration = 'manual';
  }, []);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
}
