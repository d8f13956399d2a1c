import { restorableDays } from '@majlis/contracts/shared/shared-fields.schema';
import {
  type MediaFile,
  type MediaReplacement,
  type MediaUse,
  mediaFile,
  mediaInput,
  mediaReplacementPath,
  mediaUses,
  type Replacement,
  replacedUploadsPath,
} from '@majlis/contracts/staff/media.schema';
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
import { FormSwitch, TextField } from '../../fields/fields';
import { NestedForm, NestedFormField } from '../../fields/form/nested-form';
import { FocalPointField, pictureShapes } from '../../fields/picture/picture-cuts';
import { AltOfUses, acceptedImageFormats, formatDimensions } from '../../fields/picture/stored-images';
import { DocumentUpload, ImageUpload } from '../../fields/upload/upload-fields';
import { useRemoveRow, useRestoreRow } from '../../rows/crud/deleted-rows';
import { RowFormDialog } from '../../rows/crud/row-form-dialog';
import { inputKeyOf } from '../../rows/crud/unsaved-input-notice';
import { useUndo } from '../../rows/history/use-undo';
import { mediaInputSection, mediaResource } from '../../rows/resource/media-resource';
import { failureMessage } from '../../rows/resource/resource-config';
import { type Change, sendWrite } from '../../shell/api/write';
import { Icon, SmallButton } from '../../shell/buttons';
import { useConferenceNames } from '../../shell/conferences';
import { DialogFoot } from '../../shell/controls';
import type { FormValues } from '../../shell/form-values';
import { DescriptionItem, DescriptionList } from '../../shell/panel';
import { ListStates } from '../../shell/section-parts';
import { useStaffNames } from '../../shell/sign-in/auth';
import { placeName } from '../../shell/text';
import { Thumbnail } from '../../shell/thumbnail';
import { useWriteTools } from '../../shell/writes';
import * as styles from './media-details.module.scss';

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
      <DialogFoot onClose={onClose}>
        <button
          type="button"
          className="btn btn-primary"
          disabled={restore.isPending}
          onClick={() => restore.mutate(file)}
        >
          <Icon name="undo" /> {t('common.restore')}
        </button>
      </DialogFoot>
    </Dialog>
  );
}

function MediaForm({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const uses = useQuery(query(mediaUses(file.id)));
  return (
    <RowFormDialog
      title={file.name}
      resource={mediaResource}
      row={file}
      inputKey={inputKeyOf(mediaInputSection, file.id)}
      schema={mediaInput}
      verb="update"
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

function FileActions({ file, uses, onReplaced }: { file: MediaFile; uses: MediaUse[]; onReplaced: () => void }) {
  const { toast } = useWriteTools();
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
      {isUsed && <SmallButton label={t('media.replaceFile')} onClick={() => setReplacing(true)} />}
      <SmallButton
        label={t('media.deleteFile')}
        icon="remove"
        className="row-remove"
        isBusy={isPending}
        onClick={() => confirmRemoval()}
      />
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

type ReplaceDialogProps = { file: MediaFile; uses: MediaUse[]; onReplaced: () => void; onClose: () => void };

function ReplaceDialog({ file, uses, onReplaced, onClose }: ReplaceDialogProps) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const { replace, isPending } = useReplaceFile(file, uses, onReplaced);
  const { folder } = file;

  function choose(chosen: string) {
    setUrl(chosen);
    setError(chosen === file.url ? t('mediaUploads.sameFile') : undefined);
  }

  function save() {
    if (!url) setError(t('mediaUploads.uploadFirst'));
    else if (!error && !isPending) void replace(url);
  }

  return (
    <NestedForm
      title={t('media.replaceFile')}
      saveLabel={t('mediaUploads.replaceIn', { count: uses.length })}
      shape="form"
      onSave={save}
      onClose={onClose}
    >
      <NestedFormField
        label={t('mediaUploads.newFile')}
        help={
          folder === 'documents'
            ? t('mediaUploads.replaceDocumentHelp')
            : t('mediaUploads.replaceImageHelp', { formats: acceptedImageFormats })
        }
        error={error}
      >
        {(input) =>
          folder === 'documents' ? (
            <DocumentUpload input={input} onUploaded={({ documentUrl }) => choose(documentUrl)}>
              {url && <p>{t('mediaUploads.documentUploaded')}</p>}
            </DocumentUpload>
          ) : (
            <ImageUpload
              control={{ ...input, name: 'replacement', value: url, onChange: (chosen) => choose(String(chosen)) }}
              folder={folder}
              noun="Image"
            >
              {(chosen) => (
                <div className="chosen-image">
                  <Thumbnail url={chosen} alt={t('mediaUploads.newImage')} sizes="560px" kind="picture" />
                </div>
              )}
            </ImageUpload>
          )
        }
      </NestedFormField>
    </NestedForm>
  );
}

/** Each service changes its own rows, and Undo takes all of these changes back. */
function useReplaceFile(file: MediaFile, uses: MediaUse[], onDone: () => void) {
  const { cache, toast, describeError } = useWriteTools();
  const undo = useUndo();
  const labelOf = useMediaUseLabel();
  const namePlaces = (places: MediaUse[]): string =>
    places
      .map((use) => {
        const [place, label] = [placeName(use.place), labelOf(use)];
        return label ? t('mediaUploads.placeOf', { place, label }) : place;
      })
      .join(t('lists.listSeparator'));
  const [isPending, setPending] = useState(false);

  async function replace(url: string) {
    const changes: (Change | null)[] = [];
    let replaced = 0;
    async function write<T extends Replacement>(path: string, body: object): Promise<T> {
      const { result, change } = await sendWrite<T>('POST', path, body);
      if (result.replaced > 0) changes.push(change);
      replaced += result.replaced;
      return result;
    }
    setPending(true);
    try {
      // The library comes last: it keeps the old file while anything uses it.
      if (uses.some(({ service }) => service === 'conferences'))
        await write(replacedUploadsPath('conferences'), { from: file.url, to: url });
      const { left } = await write<MediaReplacement>(mediaReplacementPath(file.id), { url });
      const actions = undo(changes);
      if (left.length === 0)
        toast(t('mediaUploads.replaced'), { detail: t('mediaUploads.replacedIn', { count: replaced }), actions });
      else
        toast(t('mediaUploads.notReplacedEverywhere'), {
          tone: 'destructive',
          detail: t('mediaUploads.stillUsed', { places: namePlaces(left) }),
          actions,
        });
      onDone();
    } catch (error) {
      const done = replaced > 0 ? ` ${t('mediaUploads.alreadyReplaced', { count: replaced })}` : '';
      toast(t('mediaUploads.notReplaced'), {
        tone: 'destructive',
        detail: describeError(error) + done,
        actions: undo(changes),
      });
    }
    setPending(false);
    await cache.invalidateQueries();
  }

  return { replace, isPending };
}

/** Copies share titles with their originals, so each use in a conference also names the conference. */
function useMediaUseLabel() {
  const { nameById } = useConferenceNames();
  return ({ place, label, conferenceId }: MediaUse): string => {
    const conference = nameById(conferenceId ?? null);
    if (!conference || !label) return label;
    return place === 'Conference' ? conference : `${label} · ${conference}`;
  };
}
