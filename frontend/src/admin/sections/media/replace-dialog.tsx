import {
  type MediaFile,
  type MediaReplacement,
  type MediaUse,
  mediaReplacementPath,
  type Replacement,
  replacedUploadsPath,
} from '@majlis/contracts/staff/media.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '#messages/staff';
import { NestedForm } from '../../fields/form/nested-form';
import { acceptedImageFormats } from '../../fields/picture/stored-images';
import { DocumentUpload } from '../../fields/upload/document-upload';
import { ImageUpload } from '../../fields/upload/image-upload';
import { useUndo } from '../../rows/history/use-undo';
import { type Change, sendWrite } from '../../shell/api/write';
import { useConferenceNames } from '../../shell/conference-name';
import { placeName } from '../../shell/place-name';
import { Thumbnail } from '../../shell/thumbnail';
import { useToast } from '../../shell/toast';
import { useDescribeError } from '../../shell/use-describe-error';

type ReplaceDialogProps = { file: MediaFile; uses: MediaUse[]; onReplaced: () => void; onClose: () => void };

export function ReplaceDialog({ file, uses, onReplaced, onClose }: ReplaceDialogProps) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const { replace, isPending } = useReplaceFile(file, uses, onReplaced);
  const id = useId();
  const input = { id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-help` };
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
      <div className="form-field">
        <label htmlFor={id} className="form-field-label">
          {t('mediaUploads.newFile')}
        </label>
        {folder === 'documents' ? (
          <DocumentUpload input={input} onUploaded={({ documentUrl }) => choose(documentUrl)}>
            {url && <p>{t('mediaUploads.documentUploaded')}</p>}
          </DocumentUpload>
        ) : (
          <ImageUpload
            control={{ ...input, name: 'replacement', value: url, onChange: (chosen) => choose(String(chosen)) }}
            folder={folder}
            noun="Image"
            alternatives={() => null}
          >
            {(chosen) => (
              <div className="chosen-image">
                <Thumbnail url={chosen} alt={t('mediaUploads.newImage')} sizes="560px" kind="picture" />
              </div>
            )}
          </ImageUpload>
        )}
        {error && (
          <p role="alert" className="form-field-error">
            {error}
          </p>
        )}
        <p id={`${id}-help`} className="form-field-help">
          {folder === 'documents'
            ? t('mediaUploads.replaceDocumentHelp')
            : t('mediaUploads.replaceImageHelp', { formats: acceptedImageFormats })}
        </p>
      </div>
    </NestedForm>
  );
}

/** Each service changes its own rows, at once; Undo takes all of it back. */
function useReplaceFile(file: MediaFile, uses: MediaUse[], onDone: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeError = useDescribeError();
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

/** Copies of a conference share titles with it, so each use there names the conference as lists do. */
export function useMediaUseLabel() {
  const { nameById } = useConferenceNames();
  return ({ place, label, conferenceId }: MediaUse): string => {
    const conference = nameById(conferenceId ?? null);
    if (!conference || !label) return label;
    return place === 'Conference' ? conference : `${label} · ${conference}`;
  };
}
