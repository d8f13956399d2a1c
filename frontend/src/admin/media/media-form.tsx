import { type MediaFile, mediaInput, mediaUses } from '@majlis/contracts/media';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { query } from '../../api/query';
import { FormSwitch } from '../../ui/form/form-field';
import type { FormValues } from '../../ui/form/form-values';
import { useToast } from '../../ui/toast/toast';
import { TextField } from '../crud/fields';
import { failureMessage } from '../crud/resource-config';
import { RowFormDialog } from '../crud/row-form-dialog';
import { draftKeyOf } from '../crud/unsaved-drafts';
import { useRemoveRow } from '../crud/use-remove-row';
import { Icon } from '../icon';
import { MediaFacts } from './media-facts';
import * as styles from './media-form.module.scss';
import { mediaDraftSection, mediaResource } from './media-resource';
import { MediaUses } from './media-uses';

type MediaFormProps = { file: MediaFile; onClose: () => void };

export function MediaForm({ file, onClose }: MediaFormProps) {
  const uses = useQuery(query(mediaUses(file.id)));
  return (
    <RowFormDialog
      title={file.name}
      saveLabel="Save"
      resource={mediaResource}
      row={file}
      draftKey={draftKeyOf(mediaDraftSection, file.id)}
      schema={mediaInput}
      verb="update"
      onDone={onClose}
      onClose={onClose}
    >
      <TextField name="name" label="Name" />
      {file.kind === 'picture' && <AltFields />}
      <MediaFacts file={file} />
      <MediaUses uses={uses} />
      <DeleteButton file={file} useCount={uses.data?.length ?? 0} />
    </RowFormDialog>
  );
}

function AltFields() {
  const isDecorative = useWatch<FormValues>({ name: 'isDecorative' }) === true;
  return (
    <>
      {!isDecorative && (
        <TextField
          name="alt"
          label="Alt text"
          rows={2}
          isOptional
          help="Describe the picture for people who cannot see it. Hero images and texts take it over when they choose the picture."
        />
      )}
      <FormSwitch
        name="isDecorative"
        label="Decorative"
        help="It shows nothing that the text beside it does not say. Screen readers pass over it."
      />
    </>
  );
}

function DeleteButton({ file, useCount }: { file: MediaFile; useCount: number }) {
  const toast = useToast();
  const { remove, isPending } = useRemoveRow(mediaResource);
  const places = useCount === 1 ? 'one place' : `${useCount} places`;

  function confirmRemoval() {
    if (useCount === 0) return void remove(file, 'It can be restored for 30 days.');
    toast(failureMessage(mediaResource, 'delete'), {
      tone: 'destructive',
      detail: `It is used in ${places}. Choose another file there first.`,
    });
  }

  return (
    <div className={styles.removal}>
      <button
        type="button"
        className="btn btn-quiet btn-sm row-remove"
        // A disabled button would lose the focus.
        aria-disabled={isPending}
        onClick={() => !isPending && confirmRemoval()}
      >
        <Icon name="remove" /> Delete file
      </button>
      {useCount > 0 && <p className="muted">Used in {places}, so it cannot be deleted.</p>}
    </div>
  );
}
