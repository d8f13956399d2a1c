const width = 500;
const height = 600;

/** Opens the sign-in page in a centered popup; null if the browser blocks it. */
export function openSignInWindow(url: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open(url, 'majlis-sign-in', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

const pollMs = 500;
/** The outcome may still arrive for this long after the window has closed. */
export const closedGraceMs = 8000;

/** Calls back once the window is closed and the grace period is over; returns the function that stops polling. */
export function onWindowClosed(popup: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  const poll = setInterval(() => {
    if (popup.closed) grace ??= setTimeout(onClosed, closedGraceMs);
  }, pollMs);
  return () => {
    clearInterval(poll);
    clearTimeout(grace);
  };
}
