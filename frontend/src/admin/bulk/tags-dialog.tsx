import type { AuditFields } from '@majlis/contracts/shared-fields';
import { uniqueTexts } from '@majlis/contracts/text';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import { capitalize } from '../../ui/text/capitalize';
import { useToast } from '../../ui/toast/toast';
import type { ResourceConfig } from '../crud/resource-config';
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
  const tagsIn = (some: Row[]) => uniqueTexts(some.flatMap(tagsOf)).sort((one, other) => one.localeCompare(other));

  function submit(event: FormEvent) {
    event.preventDefault();
    const hasTag = (row: Row, tag: string) => uniqueTexts([...tagsOf(row), tag]).length === tagsOf(row).length;
    const changed = rows.filter((row) => tags.some((tag) => hasTag(row, tag) === isRemoval));
    if (changed.length > 0) return onRun({ ...request, rows: changed, tags });
    toast(`All of them have these ${noun}s already`);
    onClose();
  }
  return (
    <Dialog
      title={`${action.label} ${isRemoval ? 'from' : 'to'} ${countRows(resource, rows.length)}`}
      shape="question"
      onClose={onClose}
    >
      <form className="dialog-form" noValidate onSubmit={submit}>
        <div className="dialog-body">
          {isRemoval ? (
            <TagChoices legend={`Which ${noun}s?`} options={tagsIn(rows)} chosen={tags} onChoose={setTags} />
          ) : (
            <TagInput noun={noun} suggestions={tagsIn(listed)} onChange={setTags} />
          )}
        </div>
        <div className="dialog-foot">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={tags.length === 0}>
            {action.label}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

type TagInputProps = { noun: string; suggestions: string[]; onChange: (tags: string[]) => void };

function TagInput({ noun, suggestions, onChange }: TagInputProps) {
  const id = useId();
  const change = (text: string) => onChange(uniqueTexts(text.split(',').map((tag) => tag.trim())).filter(Boolean));
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-field-label">
        {capitalize(noun)}s
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
        onChange={({ target }) => change(target.value)}
      />
      <datalist id={`${id}-options`}>
        {suggestions.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <p id={`${id}-help`} className="form-field-help">
        Separate with commas.
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
