import { type SignInOutcome, signInChannel } from '@majlis/contracts/session-status';

type Outcome = SignInOutcome['type'];

const outcomes: readonly unknown[] = ['signed-in', 'denied', 'cancelled', 'error'] satisfies Outcome[];

export function parseOutcome(value: unknown): Outcome | undefined {
  return outcomes.includes(value) ? (value as Outcome) : undefined;
}

/** From the sign-in window to the page that opened it; the channel still works when the opener was cut off. */
export function reportOutcome(type: Outcome): void {
  const message: SignInOutcome = { type };
  if (window.opener instanceof Object) (window.opener as Window).postMessage(message, window.location.origin);
  const channel = new BroadcastChannel(signInChannel);
  channel.postMessage(message);
  channel.close();
}

/** Listens for outcomes of our own origin; the answer stops it. */
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
