import { useContext } from 'react';
import { t } from '#messages/staff';
import { SmallButton } from '../../shell/buttons';
import { continueInput, InputAccountContext, useItemsWithInput } from '../../shell/unsaved-input';

type UnsavedInputNoticeProps = {
  /** The part of the input keys before the id; without it, all input is offered, and ids are whole keys. */
  section?: string;
  getName: (id: string) => string | undefined;
  onContinue: (id: string) => void;
};

/** Stands for the id in the input key of a new row. */
export const newRowId = '+';
export const inputKeyOf = (section: string, id: string = newRowId) => `${section}/${id}`;

/** Offers input that was not saved, usually because the session expired. */
export function UnsavedInputNotice({ section, getName, onContinue }: UnsavedInputNoticeProps) {
  const account = useContext(InputAccountContext);
  const prefix = section === undefined ? '' : `${section}/`;
  const unsaved = useItemsWithInput(prefix).flatMap((item) => {
    const id = item.slice(prefix.length);
    const name = getName(id);
    return name === undefined ? [] : [{ id, name }];
  });

  function open(id: string) {
    continueInput(account, prefix + id);
    onContinue(id);
  }

  if (unsaved.length === 0) return null;
  return (
    <div className="callout" data-tone="info">
      <p>
        <strong>{t('crud.changesKept')}</strong> {t('crud.continueBelow')}
      </p>
      <div className="callout-actions">
        {unsaved.map(({ id, name }) => (
          <SmallButton key={id} label={t('crud.continueWith', { name })} onClick={() => open(id)} />
        ))}
      </div>
    </div>
  );
}
