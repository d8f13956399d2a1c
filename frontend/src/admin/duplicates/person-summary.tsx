import type { Person } from '@majlis/contracts/people';
import type { SessionCounts } from '@majlis/contracts/session-counts';
import { t } from '#messages/staff';
import { Avatar } from '../../ui/picture/avatar';
import { formatPosition, fullName } from '../../ui/text/format-person';
import { counted } from '../crud/noun';
import { countSessions } from '../speakers/people-search';
import * as styles from './duplicates.module.scss';

type PersonSummaryProps = { person: Person; counts: SessionCounts | undefined };

export function PersonSummary({ person, counts }: PersonSummaryProps) {
  const name = fullName(person);
  const sessions = countSessions(counts, person.id);
  const details = [formatPosition(person), person.email, person.orcidId].filter(Boolean);
  return (
    <div className={styles.person}>
      <Avatar url={person.photo} name={name} sizes="48px" className={styles.photo} />
      <div className={styles.personText}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {details.map((detail) => (
          <p key={detail}>
            <bdi>{detail}</bdi>
          </p>
        ))}
        <p>{sessions === 0 ? t('speakers.noSessions') : counted(sessions, 'session')}</p>
      </div>
    </div>
  );
}
