import { writePaths } from '@majlis/contracts/endpoints';
import { mediaPath } from '@majlis/contracts/media';
import type { ImageFolder, UploadedImage } from '@majlis/contracts/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '#messages/staff';
import { queriesUnder } from '../../api/query';
import { sendWrite } from '../api/write';
import { useToast } from '../toast/toast';
import { type ImageNoun, useBlockSaving } from '../upload/use-upload';
import { useSingleSubmit } from '../use-single-submit';
import { fieldErrorsOf } from './field-errors-of';
import * as styles from './image-url-field.module.scss';
import { useDescribeError } from './use-describe-error';

type ImageUrlFieldProps = {
  folder: ImageFolder;
  noun: ImageNoun;
  onCopied: (url: string) => void;
};

/** Copies an image from an external URL into our store and chooses the copy. */
export function ImageUrlField({ folder, noun, onCopied }: ImageUrlFieldProps) {
  const id = useId();
  const [typedUrl, setTypedUrl] = useState('');
  const { copyMutation, copyImage } = useCopyImage(folder, noun, (url) => {
    setTypedUrl('');
    onCopied(url);
  });
  const describeError = useDescribeError();
  const { isPending, error, variables: copiedUrl } = copyMutation;
  const trimmedUrl = typedUrl.trim();
  const errorText = error && trimmedUrl === copiedUrl ? (fieldErrorsOf(error).url ?? describeError(error)) : undefined;
  // A typed URL is part of the edit, so saving waits until its image has been copied.
  useBlockSaving(isPending || (trimmedUrl !== '' && !errorText));

  function copyTypedUrl() {
    if (trimmedUrl) copyImage(trimmedUrl);
  }

  function copyOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') copyTypedUrl();
  }

  return (
    <div className={styles.imageUrlField}>
      <label htmlFor={id} className={styles.label}>
        {t('crud.pasteImageAddress')}
      </label>
      <input
        id={id}
        type="url"
        // The input is not part of the form, because the surrounding field holds the saved value.
        form=""
        className="control"
        dir="ltr"
        autoComplete="off"
        placeholder="https://"
        value={typedUrl}
        readOnly={isPending}
        aria-invalid={errorText !== undefined}
        aria-describedby={errorText && `${id}-error`}
        onChange={({ target }) => setTypedUrl(target.value)}
        onKeyDown={copyOnEnter}
        onBlur={() => !errorText && copyTypedUrl()}
      />
      <button type="button" className="btn btn-quiet btn-sm" onClick={copyTypedUrl}>
        {isPending ? t('crud.fetchingImage') : t('crud.fetchImage')}
      </button>
      {errorText && (
        <p id={`${id}-error`} role="alert" className="form-field-error">
          {errorText}
        </p>
      )}
    </div>
  );
}

function useCopyImage(folder: ImageFolder, noun: ImageNoun, onCopied: (url: string) => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const submitOnce = useSingleSubmit();
  const copyMutation = useMutation({
    mutationFn: (url: string) => sendWrite<UploadedImage>('POST', writePaths.copyImage, { url, type: folder }),
    onSuccess: ({ result: { imageUrl } }) => {
      onCopied(imageUrl);
      toast(t(`upload.imageUploaded.${noun}`));
      return cache.invalidateQueries(queriesUnder(mediaPath));
    },
    onError: () => toast(t('upload.imageNotUploaded.Image'), { tone: 'destructive' }),
  });
  return { copyMutation, copyImage: (url: string) => submitOnce(() => copyMutation.mutateAsync(url)) };
}
