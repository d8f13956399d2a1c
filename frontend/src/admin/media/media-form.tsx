import { type MediaFile, type MediaUse, mediaInput, mediaUses } from '@majlis/contracts/media';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { TextField } from '../crud/fields';
import { failureMessage } from '../crud/resource-config';
import { RowFormDialog } from '../crud/row-form-dialog';
import { draftKeyOf } from '../crud/unsaved-drafts';
import { useRemoveRow } from '../crud/use-remove-row';
import { FormSwitch } from '../form/form-field';
import type { FormValues } from '../form/form-values';
import { Icon } from '../icon';
import { useToast } from '../toast/toast';
import { FocalPointField } from './focal-point-field';
import { AltOfUses } from './media-badge';
import { MediaFacts } from './media-facts';
import * as styles from './media-form.module.scss';
import { mediaDraftSection, mediaResource } from './media-resource';
import { MediaUses } from './media-uses';
import { pictureShapes } from './picture-shapes';
import { ReplaceDialog } from './replace-dialog';

type MediaFormProps = { file: MediaFile; onClose: () => void };

export function MediaForm({ file, onClose }: MediaFormProps) {
  const uses = useQuery(query(mediaUses(file.id)));
  return (
    <RowFormDialog
      title={file.name}
      saveLabel={t('common.save')}
      resource={mediaResource}
      row={file}
      draftKey={draftKeyOf(mediaDraftSection, file.id)}
      schema={mediaInput}
      verb="update"
      onDone={onClose}
      onClose={onClose}
    >
      {file.kind === 'picture' && <FocalPointField url={file.url} shapes={pictureShapes.any} />}
      <TextField name="name" />
      {file.kind === 'picture' && <AltFields file={file} />}
      <MediaFacts file={file} />
      <MediaUses uses={uses} />
      <FileActions file={file} uses={uses.data ?? []} onReplaced={onClose} />
    </RowFormDialog>
  );
}

function AltFields({ file }: { file: MediaFile }) {
  const isDecorative = useWatch<FormValues>({ name: 'isDecorative' }) === true;
  return (
    <>
      {!isDecorative && (
        <>
          <TextField name="alt" rows={2} isOptional />
          <AltOfUses file={file} />
        </>
      )}
      <FormSwitch name="isDecorative" />
    </>
  );
}

type FileActionsProps = { file: MediaFile; uses: MediaUse[]; onReplaced: () => void };

function FileActions({ file, uses, onReplaced }: FileActionsProps) {
  const toast = useToast();
  const { remove, isPending } = useRemoveRow(mediaResource);
  const [isReplacing, setReplacing] = useState(false);
  const isUsed = uses.length > 0;

  function confirmRemoval() {
    if (!isUsed) return void remove(file, t('media.restorable'));
    toast(failureMessage(mediaResource, 'delete'), {
      tone: 'destructive',
      detail: t('mediaUploads.isUsedIn', { count: uses.length }),
    });
  }

  return (
    <div className={styles.actions}>
      {isUsed && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => setReplacing(true)}>
          {t('media.replaceFile')}
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-sm row-remove"
        // A disabled button would lose the focus.
        aria-disabled={isPending}
        onClick={() => !isPending && confirmRemoval()}
      >
        <Icon name="remove" /> {t('media.deleteFile')}
      </button>
      {isUsed && <p className="muted">{t('mediaUploads.usedIn', { count: uses.length })}</p>}
      {isReplacing && (
        <ReplaceDialog file={file} uses={uses} onReplaced={onReplaced} onClose={() => setReplacing(false)} />
      )}
    </div>
  );
}
