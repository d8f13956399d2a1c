import type { Conference } from '@majlis/contracts/conferences';
import type { SessionDetail } from '@majlis/contracts/sessions';
import { t } from '#messages';
import { AutoText } from '../../../ui/text/auto-text';
import { Materials } from '../materials/materials';
import { SessionSpeakers } from './session-speakers';
import * as styles from './session-text.module.scss';

type SessionTextProps = {
  conference: Conference;
  session: SessionDetail;
  /** The heading level of the sections within. */
  level: 2 | 3;
  className?: string;
};

export function SessionText({ conference, session, level, className }: SessionTextProps) {
  const { description, sessionAbstract, speakers, documents } = session;
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      {description && <AutoText as="p" className={styles.description} text={description} />}
      {sessionAbstract && (
        <section className={styles.section}>
          <Heading>{t('session.abstract')}</Heading>
          <AutoText as="p" className={styles.abstract} text={sessionAbstract} />
        </section>
      )}
      <SessionSpeakers speakers={speakers} level={level} />
      {documents.length > 0 && (
        <section className={styles.section}>
          <Heading>{t('session.materials')}</Heading>
          <Materials conference={conference} session={session} />
        </section>
      )}
    </div>
  );
}
