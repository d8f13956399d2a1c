import type { MergedAssignment, MergePreview } from '@majlis/contracts/duplicates';
import { t } from '#messages';
import * as messages from '#messages/staff/merge';
import { fillIn } from '../../messages/fill-in';
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
        {moved.length === 0 ? messages.noSessionsMove : messages.sessionsMove(moved.length)}
        <SessionLines assignments={moved} />
      </li>
      {shared.length > 0 && (
        <li>
          {messages.bothAreIn(shared.length)}
          <SessionLines assignments={shared} hasRole />
        </li>
      )}
      <li>
        {fillIn(messages.addressesLead, {
          one: <bdi>/speakers/{kept.slug}</bdi>,
          other: <bdi>/speakers/{merged.slug}</bdi>,
        })}
      </li>
      {draftCount > 0 && <li>{messages.draftsName(draftCount, fullName(merged))}</li>}
      {hasOwnDraft && <li>{messages.draftNotMerged(fullName(merged))}</li>}
      <li>{messages.canBeUndone}</li>
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
      {more > 0 && <li className="muted">{messages.moreSessions(more)}</li>}
    </ul>
  );
}
