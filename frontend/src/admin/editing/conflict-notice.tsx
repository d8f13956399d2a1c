import { useFocusOnce } from '../../ui/hooks/use-focus-once';
import { changedAt } from '../../ui/time/when';
import { useStaffNames } from '../sign-in/use-staff-names';

type ConflictNoticeProps = {
  /** What was changed: 'session'. */
  noun: string;
  /** The mail address of the account. */
  by: string;
  at: string;
  /** What theirs says; null when they deleted it. */
  theirs: string | null;
  /** The fields that both have changed, where there are several to a form. */
  contested?: string[];
  isBusy: boolean;
  onLoadTheirs: () => void;
  onKeepMine: () => void;
};

/** Says who was faster, and leaves the choice between the two versions. */
export function ConflictNotice({
  noun,
  by,
  at,
  theirs,
  contested,
  isBusy,
  onLoadTheirs,
  onKeepMine,
}: ConflictNoticeProps) {
  const box = useFocusOnce<HTMLDivElement>();
  const { authorOf, isOwn } = useStaffNames();
  return (
    <div ref={box} role="alert" tabIndex={-1} className="callout" data-tone="warning">
      <p>
        <strong>
          {authorOf(by)} {theirs === null ? 'deleted' : 'changed'} this {noun} {changedAt(at)}.
        </strong>{' '}
        What you typed is still here and has not been saved.
      </p>
      {theirs !== null && (
        <blockquote className="callout-quote" dir="auto">
          {theirs}
        </blockquote>
      )}
      {theirs !== null && contested && <p dir="auto">{whatIsLost(contested, isOwn(by))}</p>}
      <div className="callout-actions">
        {theirs !== null && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={onLoadTheirs}>
            {isOwn(by) ? 'Load the other version' : 'Load their version'}
          </button>
        )}
        <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={onKeepMine}>
          Keep mine
        </button>
      </div>
    </div>
  );
}

function whatIsLost(contested: string[], isOwn: boolean): string {
  if (contested.length === 0)
    return 'They changed other fields than you. If you keep yours, nothing of theirs is lost.';
  const fields = new Intl.ListFormat('en-GB').format(contested);
  return isOwn
    ? `You changed ${fields} in both windows. If you keep what is here, the other is lost there; whatever else it changed stays.`
    : `You both changed ${fields}. If you keep yours, theirs is lost there; whatever else they changed stays.`;
}
