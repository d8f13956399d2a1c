import type { Form } from './form-state';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Offers text that was typed earlier and neither saved nor given up, for example because the session ended. */
export function FormOffer({ form }: { form: Pick<Form, 'offer' | 'takeOffer' | 'forget'> }) {
  const { offer, takeOffer, forget } = form;
  if (!offer) return null;
  return (
    <div role="status" className="callout" data-tone="info">
      <p>What you typed at {clock.format(new Date(offer.typedAt))} was not saved. It is still here.</p>
      <div className="callout-actions">
        <button type="button" className="btn btn-primary btn-sm" onClick={takeOffer}>
          Put it back
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={forget}>
          Discard it
        </button>
      </div>
    </div>
  );
}
