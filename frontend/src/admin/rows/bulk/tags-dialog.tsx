import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { splitAtCommas, uniqueTexts } from '@majlis/contracts/shared/text.schema';
import { type FormEvent, useId, useState } from 'react';
import { t } from '#messages/staff';
import { Dialog } from '../../../ui/dialog/dialog';
import { useToast } from '../../shell/toast';
import type { TagNoun } from '../resource/bulk-options';
import type { ResourceConfig } from '../resource/resource-config';
import { countRows } from './row-actions-of';
import type { BulkRequest } from './use-bulk-action';

type TagsDialogProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  /** All rows of the list, whose tags are suggested. */
  listed: Row[];
  request: BulkRequest<Row>;
  onRun: (request: BulkRequest<Row>) => void;
  onClose: () => void;
};

/** Asks which tags to add to the selected rows, or which of theirs to remove. */
export function TagsDialog<Row extends AuditFields>({
  resource,
  listed,
  request,
  onRun,
  onClose,
}: TagsDialogProps<Row>) {
  const { action, rows } = request;
  const toast = useToast();
  const [tags, setTags] = useState<string[]>([]);
  const { noun = 'tag', of: tagsOf = () => [] } = resource.bulk?.tags ?? {};
  const isRemoval = action.action === 'remove-tags';
  const counted = countRows(resource, rows.length);
  const tagsIn = (some: Row[]) => uniqueTexts(some.flatMap(tagsOf)).sort((one, other) => one.localeCompare(other));

  function submit(event: FormEvent) {
    event.preventDefault();
    const hasTag = (row: Row, tag: string) => uniqueTexts([...tagsOf(row), tag]).length === tagsOf(row).length;
    const changed = rows.filter((row) => tags.some((tag) => hasTag(row, tag) === isRemoval));
    if (changed.length > 0) return onRun({ ...request, rows: changed, tags });
    toast(t('bulk.haveTagsAlready', { noun }));
    onClose();
  }
  return (
    <Dialog
      title={isRemoval ? t('bulk.removeTagsFrom', { noun, counted }) : t('bulk.addTagsTo', { noun, counted })}
      shape="question"
      onClose={onClose}
    >
      <form className="dialog-form" noValidate onSubmit={submit}>
        <div className="dialog-body">
          {isRemoval ? (
            <TagChoices
              legend={t('bulk.whichTags', { noun })}
              options={tagsIn(rows)}
              chosen={tags}
              onChoose={setTags}
            />
          ) : (
            <TagInput noun={noun} suggestions={tagsIn(listed)} onChange={setTags} />
          )}
        </div>
        <div className="dialog-foot">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={tags.length === 0}>
            {t(`bulk.actions.${action.name}.label`)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

type TagInputProps = { noun: TagNoun; suggestions: string[]; onChange: (tags: string[]) => void };

function TagInput({ noun, suggestions, onChange }: TagInputProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-field-label">
        {t(`bulk.tagsLabels.${noun}`)}
      </label>
      <input
        id={id}
        type="text"
        className="control"
        dir="auto"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the only field of the dialog
        autoFocus
        list={`${id}-options`}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(splitAtCommas(target.value))}
      />
      <datalist id={`${id}-options`}>
        {suggestions.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <p id={`${id}-help`} className="form-field-help">
        {t('bulk.separateWithCommas')}
      </p>
    </div>
  );
}

type TagChoicesProps = { legend: string; options: string[]; chosen: string[]; onChoose: (tags: string[]) => void };

const TagChoices = ({ legend, options, chosen, onChoose }: TagChoicesProps) => (
  <fieldset className="form-field">
    <legend className="form-field-label">{legend}</legend>
    <div className="check-boxes">
      {options.map((tag) => (
        <label key={tag} className="check-box">
          <input
            type="checkbox"
            checked={chosen.includes(tag)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, tag] : chosen.filter((other) => other !== tag))
            }
          />
          <bdi>{tag}</bdi>
        </label>
      ))}
    </div>
  </fieldset>
);
