import { useContext } from 'react';
import { t } from '#messages/staff';
import { continueDraft, DraftAccountContext, useDraftItems } from '../../shell/draft-storage';

type UnsavedDraftsProps = {
  /** Is the part of the draft keys before the last slash. */
  section: string;
  getName: (id: string) => string | undefined;
  onContinue: (id: string) => void;
};

/** Stands for the id in the draft key of a new row. */
export const newRowId = '+';
export const draftKeyOf = (section: string, id: string = newRowId) => `${section}/${id}`;

/** Offers input that was not saved, usually because the session expired. */
export function UnsavedDrafts({ section, getName, onContinue }: UnsavedDraftsProps) {
  const account = useContext(DraftAccountContext);
  const drafts = useDraftItems(`${section}/`).flatMap((item) => {
    const id = item.slice(section.length + 1);
    const name = getName(id);
    return name === undefined ? [] : [{ id, name }];
  });

  function open(id: string) {
    continueDraft(account, draftKeyOf(section, id));
    onContinue(id);
  }

  if (drafts.length === 0) return null;
  return (
    <div className="callout" data-tone="info">
      <p>
        <strong>{t('crud.changesKept')}</strong> {t('crud.continueBelow')}
      </p>
      <div className="callout-actions">
        {drafts.map(({ id, name }) => (
          <button key={id} type="button" className="btn btn-quiet btn-sm" onClick={() => open(id)}>
            {t('crud.continueWith', { name })}
          </button>
        ))}
      </div>
    </div>
  );
}
