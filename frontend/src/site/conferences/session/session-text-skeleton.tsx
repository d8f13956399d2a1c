import type { AgendaSession } from '@majlis/contracts/sessions';
import { t } from '#messages';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import { AutoText } from '../../../ui/text/auto-text';
import { fullName } from '../../../ui/text/format-person';
import * as styles from './session-text.module.scss';
import * as card from './speaker-card.module.scss';

type SessionTextSkeletonProps = Pick<AgendaSession, 'speakers'> & {
  /** False when loading has failed: then there are no placeholders. */
  isPending: boolean;
};

/** The agenda already names the speakers, so they are shown before the texts have loaded. */
export function SessionTextSkeleton({ speakers, isPending }: SessionTextSkeletonProps) {
  return (
    <div>
      {isPending && (
        <div className={styles.description}>
          <SkeletonLines lines={4} />
        </div>
      )}
      {speakers.length > 0 && (
        <section className={styles.section}>
          <h3>{t('session.speakersAndPresenters')}</h3>
          <ul className={styles.speakers}>
            {speakers.map((speaker, index) => (
              <li className={isPending ? card.speaker : undefined} key={index}>
                {isPending && <span className={`skeleton ${card.photo}`} aria-hidden="true" />}
                <div>
                  <div className={card.head}>
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
