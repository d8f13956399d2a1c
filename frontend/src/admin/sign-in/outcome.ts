import { type SignInOutcome, signInChannel } from '@majlis/contracts/session-status';

type Outcome = SignInOutcome['type'];

const outcomes: readonly unknown[] = ['signed-in', 'denied', 'cancelled', 'error'] satisfies Outcome[];

export function parseOutcome(value: unknown): Outcome | undefined {
  return outcomes.includes(value) ? (value as Outcome) : undefined;
}

/** Reports the outcome to the opener. The channel also works when the browser has severed `window.opener`. */
export function reportOutcome(type: Outcome): void {
  const message: SignInOutcome = { type };
  if (window.opener instanceof Object) (window.opener as Window).postMessage(message, window.location.origin);
  const channel = new BroadcastChannel(signInChannel);
  channel.postMessage(message);
  channel.close();
}

/** Listens for outcomes from our own origin; returns the function that stops listening. */
export function listenForOutcome(onOutcome: (outcome: Outcome) => void): () => void {
  const receive = ({ origin, data }: MessageEvent<unknown>) => {
    const isMessage = typeof data === 'object' && data !== null && 'type' in data;
    const outcome = isMessage ? parseOutcome(data.type) : undefined;
    if (outcome && origin === window.location.origin) onOutcome(outcome);
  };
  const channel = new BroadcastChannel(signInChannel);
  channel.addEventListener('message', receive);
  window.addEventListener('message', receive);
  return () => {
    channel.close();
    window.removeEventListener('message', receive);
  };
}
