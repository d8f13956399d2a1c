import type { AgendaSession } from '@majlis/contracts/sessions';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import { AutoText } from '../../../ui/text/auto-text';
import { fullName } from '../../../ui/text/person-words';

type SessionTextPendingProps = Pick<AgendaSession, 'speakers'> & {
  /** Whether the rest is on its way; otherwise it cannot be had. */
  isPending: boolean;
};

/** Who speaks in a session, while nothing else is known of its texts. */
export function SessionTextPending({ speakers, isPending }: SessionTextPendingProps) {
  return (
    <div className="session-text">
      {isPending && (
        <div className="session-description">
          <SkeletonLines lines={4} />
        </div>
      )}
      {speakers.length > 0 && (
        <section className="reading-part">
          <h3>Speakers &amp; Presenters</h3>
          <ul className="speakers">
            {speakers.map((speaker, place) => (
              <li className="speaker" key={place}>
                {isPending && <span className="avatar speaker-photo skeleton" aria-hidden="true" />}
                <div className="speaker-text">
                  <div className="speaker-head">
                    <AutoText as="h4" text={fullName(speaker)} />
                  </div>
                  {isPending && <SkeletonLines lines={3} />}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
