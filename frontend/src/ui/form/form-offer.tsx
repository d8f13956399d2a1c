import { changedAt } from '../time/when';
import type { Form } from './form-state';

/** Offers text that was typed earlier and neither saved nor given up, for example because the session ended. */
export function FormOffer({ form }: { form: Pick<Form, 'offer' | 'takeOffer' | 'discardOffer'> }) {
  const { offer, takeOffer, discardOffer } = form;
  if (!offer) return null;
  return (
    <div role="status" className="callout" data-tone="info">
      <p>What you typed {changedAt(offer.typedAt)} was not saved. It is still here.</p>
      <div className="callout-actions">
        <button type="button" className="btn btn-primary btn-sm" onClick={takeOffer}>
          Put it back
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={discardOffer}>
          Discard it
        </button>
      </div>
    </div>
  );
}
