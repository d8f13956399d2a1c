import type { FailedRow } from '@majlis/contracts/shared/error-response';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { splitAtCommas, uniqueTexts } from '@majlis/contracts/shared/text.schema';
import { useState } from 'react';
import { t } from '#messages/staff';
import { Dialog } from '../../../ui/dialog/dialog';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { NestedForm, NestedFormField } from '../../fields/form/nested-form';
import { CheckBox, DialogFoot } from '../../shell/controls';
import { useStaffNames } from '../../shell/sign-in/auth';
import { textOf } from '../../shell/text';
import { useToast } from '../../shell/toast';
import type { ResourceConfig, TagNoun } from '../resource/resource-config';
import * as styles from './bulk.module.scss';
import { type BulkFailure, type BulkRequest, countRows } from './use-bulk-action';

type FailedRowsDialogProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  failure: BulkFailure<Row>;
  /** All rows of the list as they were read after the failure. */
  listed: Row[];
  isBusy: boolean;
  isDisplayed: (id: string) => boolean;
  onShow: (id: string) => void;
  onRun: (request: BulkRequest<Row>) => void;
  onClose: () => void;
};

/** Names the rows that made an action fail, and offers to run it on the others. */
export function FailedRowsDialog<Row extends AuditFields>(props: FailedRowsDialogProps<Row>) {
  const { resource, failure, listed, isBusy, isDisplayed, onShow, onRun, onClose } = props;
  const { action, rows, failedRows } = failure;
  const { nameOf: nameOfStaff, isOwn } = useStaffNames();
  const failedIds = failedRows.map(({ id }) => id);
  const rest = rows.filter((row) => !failedIds.includes(resource.getId(row)));
  const nameOf = ({ id, label }: FailedRow) => {
    const row = rows.find((candidate) => resource.getId(candidate) === id);
    return row ? resource.getName(row) : (label ?? id);
  };
  const reasonOf = ({ reason, changed }: FailedRow) =>
    changed
      ? t(isOwn(changed.by) ? 'bulk.changedMeanwhileByYou' : 'bulk.changedMeanwhile', {
          name: nameOfStaff(changed.by),
          when: formatLocalDateTime(changed.at),
        })
      : textOf(reason);

  /** The rows of the list are used, because they have newer versions than those of the failed request. */
  function runRest() {
    const newest = new Map(listed.map((row) => [resource.getId(row), row]));
    onRun({ ...failure, rows: rest.map((row) => newest.get(resource.getId(row)) ?? row), leftOut: failedIds });
  }
  return (
    <Dialog title={t('bulk.nothingChanged', { label: t(`bulk.actions.${action.name}.label`) })} onClose={onClose}>
      <div className="dialog-body">
        <p>{t('bulk.notPossible', { failed: failedRows.length, counted: countRows(resource, rows.length) })}</p>
        <ul className={styles.failures}>
          {failedRows.map((failed) => (
            <li key={failed.id}>
              {isDisplayed(failed.id) ? (
                <button type="button" className={`link-button ${styles.failedName}`} onClick={() => onShow(failed.id)}>
                  <bdi>{nameOf(failed)}</bdi>
                </button>
              ) : (
                <bdi className={styles.failedName}>{nameOf(failed)}</bdi>
              )}
              <span className={styles.reason}>{reasonOf(failed)}</span>
            </li>
          ))}
        </ul>
      </div>
      <DialogFoot onClose={onClose}>
        {rest.length > 0 && (
          <button type="button" className="btn btn-primary" disabled={isBusy} onClick={runRest}>
            {t('bulk.leaveOut', { failed: failedRows.length })}
          </button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

type TagsDialogProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  /** All rows of the list; their tags are suggested. */
  listed: Row[];
  request: BulkRequest<Row>;
  onRun: (request: BulkRequest<Row>) => void;
  onClose: () => void;
};

/** Asks which tags to add to the selected rows, or which to remove from them. */
export function TagsDialog<Row extends AuditFields>(props: TagsDialogProps<Row>) {
  const { resource, listed, request, onRun, onClose } = props;
  const { action, rows } = request;
  const toast = useToast();
  const [tags, setTags] = useState<string[]>([]);
  const { noun = 'tag', of: tagsOf = () => [] } = resource.bulk?.tags ?? {};
  const isRemoval = action.action === 'remove-tags';
  const counted = countRows(resource, rows.length);
  const tagsIn = (some: Row[]) => uniqueTexts(some.flatMap(tagsOf)).sort((one, other) => one.localeCompare(other));

  function submit() {
    const hasTag = (row: Row, tag: string) => uniqueTexts([...tagsOf(row), tag]).length === tagsOf(row).length;
    const changed = rows.filter((row) => tags.some((tag) => hasTag(row, tag) === isRemoval));
    if (changed.length > 0) return onRun({ ...request, rows: changed, tags });
    toast(t('bulk.haveTagsAlready', { noun }));
    onClose();
  }
  return (
    <NestedForm
      title={isRemoval ? t('bulk.removeTagsFrom', { noun, counted }) : t('bulk.addTagsTo', { noun, counted })}
      saveLabel={t(`bulk.actions.${action.name}.label`)}
      canSave={tags.length > 0}
      onSave={submit}
      onClose={onClose}
    >
      {isRemoval ? (
        <TagChoices legend={t('bulk.whichTags', { noun })} options={tagsIn(rows)} chosen={tags} onChoose={setTags} />
      ) : (
        <TagInput noun={noun} suggestions={tagsIn(listed)} onChange={setTags} />
      )}
    </NestedForm>
  );
}

type TagInputProps = { noun: TagNoun; suggestions: string[]; onChange: (tags: string[]) => void };

const TagInput = ({ noun, suggestions, onChange }: TagInputProps) => (
  <NestedFormField label={t(`bulk.tagsLabels.${noun}`)} help={t('bulk.separateWithCommas')}>
    {({ id, 'aria-describedby': helpId }) => (
      <>
        <input
          id={id}
          type="text"
          className="control"
          dir="auto"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the only field of the dialog
          autoFocus
          list={`${id}-options`}
          aria-describedby={helpId}
          onChange={({ target }) => onChange(splitAtCommas(target.value))}
        />
        <datalist id={`${id}-options`}>
          {suggestions.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </>
    )}
  </NestedFormField>
);

type TagChoicesProps = { legend: string; options: string[]; chosen: string[]; onChoose: (tags: string[]) => void };

const TagChoices = ({ legend, options, chosen, onChoose }: TagChoicesProps) => (
  <fieldset className="form-field">
    <legend className="form-field-label">{legend}</legend>
    <div className="check-boxes">
      {options.map((tag) => (
        <CheckBox
          key={tag}
          checked={chosen.includes(tag)}
          onCheck={(isChecked) => onChoose(isChecked ? [...chosen, tag] : chosen.filter((other) => other !== tag))}
        >
          <bdi>{tag}</bdi>
        </CheckBox>
      ))}
    </div>
  </fieldset>
);
