import type { MergedAssignment, MergePreview } from '@majlis/contracts/duplicates';
import { rich, t } from '#messages/staff';
import { fullName } from '../../ui/text/format-person';
import * as styles from './merge.module.scss';
import type { People } from './merge-fields';

type MergeEffectsProps = { people: People; preview: MergePreview };

/** Says what becomes of the sessions, the addresses and the drafts. */
export function MergeEffects({ people: { kept, merged }, preview }: MergeEffectsProps) {
  const { assignments, draftCount, hasOwnDraft } = preview;
  const shared = assignments.filter(({ isShared }) => isShared);
  const moved = assignments.filter(({ isShared }) => !isShared);
  return (
    <ul className={styles.effects}>
      <li>
        {moved.length === 0 ? t('merge.noSessionsMove') : t('merge.sessionsMove', { count: moved.length })}
        <SessionLines assignments={moved} />
      </li>
      {shared.length > 0 && (
        <li>
          {t('merge.bothAreIn', { count: shared.length })}
          <SessionLines assignments={shared} hasRole />
        </li>
      )}
      <li>
        {rich('merge.addressesLead', {
          one: () => <bdi>/speakers/{kept.slug}</bdi>,
          other: () => <bdi>/speakers/{merged.slug}</bdi>,
        })}
      </li>
      {draftCount > 0 && <li>{t('merge.draftsName', { count: draftCount, name: fullName(merged) })}</li>}
      {hasOwnDraft && <li>{t('merge.draftNotMerged', { name: fullName(merged) })}</li>}
      <li>{t('merge.canBeUndone')}</li>
    </ul>
  );
}

const maxListed = 8;

function SessionLines({ assignments, hasRole }: { assignments: MergedAssignment[]; hasRole?: boolean }) {
  const more = assignments.length - maxListed;
  if (assignments.length === 0) return null;
  return (
    <ul>
      {assignments.slice(0, maxListed).map(({ sessionId, title, conferenceTitle, speakerType, presentationTitle }) => (
        <li key={sessionId}>
          <bdi>{title}</bdi>
          <span className="muted">
            {' · '}
            <bdi>{conferenceTitle}</bdi>
            {hasRole && ` · ${t(`sessionTypes.speakerTypes.${speakerType}`)}`}
            {hasRole && presentationTitle && (
              <>
                {': '}
                <bdi>{presentationTitle}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
      {more > 0 && <li className="muted">{t('merge.moreSessions', { count: more })}</li>}
    </ul>
  );
}
