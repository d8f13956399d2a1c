import { restorableDays } from '@majlis/contracts/shared/shared-fields.schema';
import { type MediaFile, type MediaUse, mediaFile, mediaInput, mediaUses } from '@majlis/contracts/staff/media.schema';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { ExternalLink } from '../../../ui/page/external-link';
import { formatFileSize } from '../../../ui/text/formats';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { TextField } from '../../fields/fields';
import { FormSwitch } from '../../fields/form/form-field';
import { FocalPointField } from '../../fields/picture/focal-point';
import { AltOfUses, formatDimensions } from '../../fields/picture/media-grid';
import { pictureShapes } from '../../fields/picture/picture-shapes';
import { RowFormDialog } from '../../rows/crud/row-form-dialog';
import { inputKeyOf } from '../../rows/crud/unsaved-input-notice';
import { useRemoveRow, useRestoreRow } from '../../rows/crud/use-remove-row';
import { mediaInputSection, mediaResource } from '../../rows/resource/media-resource';
import { failureMessage } from '../../rows/resource/resource-config';
import { DescriptionItem, DescriptionList } from '../../shell/description-list';
import type { FormValues } from '../../shell/form-values';
import { Icon } from '../../shell/icon';
import { ListStates } from '../../shell/list-states';
import { placeName } from '../../shell/place-name';
import { SmallButton } from '../../shell/small-button';
import { useToast } from '../../shell/toast';
import { useStaffNames } from '../../shell/use-staff-names';
import * as styles from './media-details.module.scss';
import { ReplaceDialog, useMediaUseLabel } from './replace-dialog';

type MediaDetailsProps = { id: string; listed: MediaFile | undefined; onClose: () => void };

/** Reads the file by its id, so that a link can open one that the list does not show. */
export function MediaDetails({ id, listed, onClose }: MediaDetailsProps) {
  const file = useQuery({ ...query(mediaFile(id)), placeholderData: listed });
  if (!file.data)
    return (
      <Dialog title={t('common.file')} onClose={onClose}>
        <div className="dialog-body">
          <ListStates list={file} noun={t('nouns.file.definite')}>
            {null}
          </ListStates>
        </div>
      </Dialog>
    );
  if (file.data.deletedAt) return <DeletedMedia file={file.data} onClose={onClose} />;
  return <MediaForm file={file.data} onClose={onClose} />;
}

function DeletedMedia({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const restore = useRestoreRow(mediaResource);
  const { nameOf } = useStaffNames();
  return (
    <Dialog title={file.name} onClose={onClose}>
      <div className="dialog-body">
        <p className="form-note">
          {rich('media.deletedBy', {
            days: restorableDays,
            name: () => <bdi>{nameOf(file.updatedBy)}</bdi>,
            time: () => formatLocalDateTime(file.deletedAt ?? file.updatedAt),
          })}
        </p>
        <MediaFacts file={file} />
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('common.close')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={restore.isPending}
          onClick={() => restore.mutate(file)}
        >
          <Icon name="undo" /> {t('common.restore')}
        </button>
      </div>
    </Dialog>
  );
}

type MediaFormProps = { file: MediaFile; onClose: () => void };

function MediaForm({ file, onClose }: MediaFormProps) {
  const uses = useQuery(query(mediaUses(file.id)));
  return (
    <RowFormDialog
      title={file.name}
      saveLabel={t('common.save')}
      resource={mediaResource}
      row={file}
      inputKey={inputKeyOf(mediaInputSection, file.id)}
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
      {isUsed && <SmallButton onClick={() => setReplacing(true)}>{t('media.replaceFile')}</SmallButton>}
      <SmallButton className="row-remove" isBusy={isPending} onClick={() => confirmRemoval()}>
        <Icon name="remove" /> {t('media.deleteFile')}
      </SmallButton>
      {isUsed && <p className="muted">{t('mediaUploads.usedIn', { count: uses.length })}</p>}
      {isReplacing && (
        <ReplaceDialog file={file} uses={uses} onReplaced={onReplaced} onClose={() => setReplacing(false)} />
      )}
    </div>
  );
}

function MediaFacts({ file }: { file: MediaFile }) {
  const { nameOf } = useStaffNames();
  return (
    <DescriptionList>
      {file.kind === 'picture' && (
        <DescriptionItem term={t('media.dimensions')}>{formatDimensions(file)}</DescriptionItem>
      )}
      <DescriptionItem term={t('media.weight')}>{formatFileSize(file.bytes)}</DescriptionItem>
      <DescriptionItem term={t('media.folder')}>{t(`media.folders.${file.folder}`)}</DescriptionItem>
      <DescriptionItem term={t('media.uploaded')}>
        {file.uploadedBy
          ? rich('media.uploadedBy', {
              time: () => formatLocalDateTime(file.uploadedAt),
              name: () => <bdi>{nameOf(file.uploadedBy)}</bdi>,
            })
          : formatLocalDateTime(file.uploadedAt)}
      </DescriptionItem>
      <DescriptionItem term={t('common.file')}>
        <ExternalLink href={file.url}>{t('media.openIt')}</ExternalLink>
      </DescriptionItem>
    </DescriptionList>
  );
}

function MediaUses({ uses }: { uses: UseQueryResult<MediaUse[]> }) {
  const labelOf = useMediaUseLabel();
  return (
    <section className={styles.uses} aria-labelledby="media-uses">
      <h3 id="media-uses" className={styles.title}>
        {t('media.whereUsed')}
      </h3>
      <ListStates list={uses} noun={t('media.loadedUses')}>
        {uses.data?.length === 0 ? (
          <p className="muted">{t('media.unused')}</p>
        ) : (
          <ul>
            {uses.data?.map((use, index) => (
              <li key={index}>
                {use.label || use.href ? (
                  rich('media.usedAs', {
                    place: () => <bdi>{placeName(use.place)}</bdi>,
                    label: () =>
                      use.href ? (
                        <Link to={use.href}>
                          <bdi>{labelOf(use) || t('media.open')}</bdi>
                        </Link>
                      ) : (
                        <bdi>{labelOf(use)}</bdi>
                      ),
                  })
                ) : (
                  <bdi>{placeName(use.place)}</bdi>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
