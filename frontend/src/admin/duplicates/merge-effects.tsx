import type { MergedAssignment, MergePreview } from '@majlis/contracts/duplicates';
import { capitalize } from '../../ui/text/capitalize';
import { fullName } from '../../ui/text/format-person';
import { countOf } from '../count-of';
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
        {moved.length === 0 ? 'No sessions move.' : `${countOf(moved.length, 'session moves', 'sessions move')}:`}
        <SessionLines assignments={moved} />
      </li>
      {shared.length > 0 && (
        <li>
          {`Both are in ${countOf(shared.length, 'session')}, where one entry stays:`}
          <SessionLines assignments={shared} hasRole />
        </li>
      )}
      <li>
        The addresses <bdi>/speakers/{kept.slug}</bdi> and <bdi>/speakers/{merged.slug}</bdi> both lead to the one
        person.
      </li>
      {draftCount > 0 && (
        <li>
          {`${countOf(draftCount, 'draft of a session names', 'drafts of sessions name')} ${fullName(merged)} and will have the one person.`}
        </li>
      )}
      {hasOwnDraft && <li>{`The draft of ${fullName(merged)} is not merged.`}</li>}
      <li>You can undo all of it, for 30 days.</li>
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
            {hasRole && ` · ${capitalize(speakerType)}`}
            {hasRole && presentationTitle && (
              <>
                {': '}
                <bdi>{presentationTitle}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
      {more > 0 && <li className="muted">and {more} more</li>}
    </ul>
  );
}
