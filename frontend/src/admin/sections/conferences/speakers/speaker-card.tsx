import type { ListedPerson } from '@majlis/contracts/people/people.schema';
import { memo } from 'react';
import { t } from '#messages/staff';
import { ExternalLink } from '../../../../ui/page/external-link';
import { Avatar } from '../../../../ui/picture/picture';
import { fullName } from '../../../../ui/text/formats';
import { RowCheckbox } from '../../../rows/bulk/row-checkbox';
import { RowBadges } from '../../../rows/drafts/row-badges';
import { counted } from '../../../rows/resource/noun';
import { RowActions } from '../../../rows/row-actions';
import * as styles from './speaker-grid.module.scss';
import { speakerResource } from './speaker-resource';

type SpeakerCardProps = {
  person: ListedPerson;
  sessionCount?: number | undefined;
  isBusy: boolean;
  onEdit: (person: ListedPerson) => void;
  onRemove: (person: ListedPerson) => void;
  onMerge: (person: ListedPerson) => void;
};

const maxBadges = 2;

export const SpeakerCard = memo(function SpeakerCard({
  person,
  sessionCount,
  isBusy,
  onEdit,
  onRemove,
  onMerge,
}: SpeakerCardProps) {
  const { photo, position, organization, expertiseAreas } = person;
  const publicPath = speakerResource.publicPath?.(person);
  const name = fullName(person);
  return (
    <li className={styles.card}>
      <RowCheckbox id={person.id} name={name} className={styles.check} />
      <Avatar url={photo} name={name} sizes="72px" className={styles.photo} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {position && (
          <p>
            <bdi>{position}</bdi>
          </p>
        )}
        {organization && (
          <p className={styles.organization}>
            <bdi>{organization}</bdi>
          </p>
        )}
        {sessionCount !== undefined && (
          <p className={styles.sessions}>
            {sessionCount === 0 ? t('speakers.noSessions') : counted(sessionCount, 'session')}
          </p>
        )}
        <RowBadges resource={speakerResource} row={person} />
        <ExpertiseBadges areas={expertiseAreas} max={maxBadges} />
        {publicPath && (
          <p>
            <ExternalLink href={publicPath}>
              {t('speakers.viewPage')}
              <span className="visually-hidden">{t('speakers.ofSpeaker', { name })}</span>
            </ExternalLink>
          </p>
        )}
      </div>
      <RowActions
        id={person.id}
        name={name}
        isBusy={isBusy}
        onEdit={() => onEdit(person)}
        onRemove={() => onRemove(person)}
        className={styles.actions}
      >
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={t('speakers.mergeSpeakerWith', { name })}
          onClick={() => onMerge(person)}
        >
          {t('speakers.mergeWith')}
        </button>
      </RowActions>
    </li>
  );
});

type ExpertiseBadgesProps = { areas: string[]; max: number };

export function ExpertiseBadges({ areas, max }: ExpertiseBadgesProps) {
  if (areas.length === 0) return null;
  const more = areas.slice(max);
  return (
    <ul className={styles.expertise} aria-label={t('speakerForm.expertise')}>
      {areas.slice(0, max).map((area) => (
        <li key={area} className="badge" data-tone="plain" dir="auto">
          {area}
        </li>
      ))}
      {more.length > 0 && (
        <li className="badge" title={more.join(t('lists.listSeparator'))} dir="ltr">
          +{more.length}
        </li>
      )}
    </ul>
  );
}
