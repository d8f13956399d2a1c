import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes back to the programme, to where the reader was; once, also when the key is held down. */
export function useCloseSession(): () => void {
  const navigate = useNavigate();
  const isClosing = useRef(false);
  useEffect(() => {
    // Loaded again, the session is a page of its own, in which the reader's place on this one would be anywhere.
    const forgetScrollPosition = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', forgetScrollPosition);
    return () => window.removeEventListener('pagehide', forgetScrollPosition);
  }, []);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
}
