import { type MediaFile, type MediaUse, mediaInput, mediaUses } from '@majlis/contracts/media';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { FocalPointField } from './focal-point-field';
import { MediaFacts } from './media-facts';
import * as styles from './media-form.module.scss';
import { mediaDraftSection, mediaResource } from './media-resource';
import { MediaUses } from './media-uses';
import { ReplaceDialog } from './replace-dialog';
import { formatPlaces } from './use-replace-file';

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
      {file.kind === 'picture' && <FocalPointField url={file.url} />}
      <TextField name="name" label="Name" />
      {file.kind === 'picture' && <AltFields />}
      <MediaFacts file={file} />
      <MediaUses uses={uses} />
      <FileActions file={file} uses={uses.data ?? []} onReplaced={onClose} />
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
          help="Describe the picture for people who cannot see it. Places without a text of their own use this one."
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

type FileActionsProps = { file: MediaFile; uses: MediaUse[]; onReplaced: () => void };

function FileActions({ file, uses, onReplaced }: FileActionsProps) {
  const toast = useToast();
  const { remove, isPending } = useRemoveRow(mediaResource);
  const [isReplacing, setReplacing] = useState(false);
  const isUsed = uses.length > 0;
  const places = formatPlaces(uses.length);

  function confirmRemoval() {
    if (!isUsed) return void remove(file, 'It can be restored for 30 days.');
    toast(failureMessage(mediaResource, 'delete'), {
      tone: 'destructive',
      detail: `It is used in ${places}. Choose another file there first, or replace it.`,
    });
  }

  return (
    <div className={styles.actions}>
      {isUsed && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => setReplacing(true)}>
          Replace file
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-sm row-remove"
        // A disabled button would lose the focus.
        aria-disabled={isPending}
        onClick={() => !isPending && confirmRemoval()}
      >
        <Icon name="remove" /> Delete file
      </button>
      {isUsed && <p className="muted">Used in {places}, so it can be replaced but not deleted.</p>}
      {isReplacing && (
        <ReplaceDialog file={file} uses={uses} onReplaced={onReplaced} onClose={() => setReplacing(false)} />
      )}
    </div>
  );
}
