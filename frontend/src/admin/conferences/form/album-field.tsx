import { isHttpUrl } from '@majlis/contracts/urls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { FormField } from '../../form/form-field';
import { useFieldText, useInitialValue } from '../../form/use-draft-form';
import { Thumbnail } from '../../thumbnail';
import { albumThumbnailQuery } from './album-thumbnail';
import * as styles from './conference-form.module.scss';

/** The cover of the album is fetched as soon as the field loses the focus. */
export function AlbumField() {
  const [savedUrl, savedThumbnail] = [
    String(useInitialValue('flickrAlbumUrl')),
    String(useInitialValue('albumThumbnail')),
  ];
  const url = useFieldText('flickrAlbumUrl').trim();
  const { field } = useController({ name: 'albumThumbnail' });
  const [committedUrl, setCommittedUrl] = useState('');
  const isSaved = committedUrl === savedUrl && savedThumbnail !== '';
  const thumbnail = useQuery({ ...albumThumbnailQuery(committedUrl), enabled: isHttpUrl(committedUrl) && !isSaved });
  const coverUrl =
    url === savedUrl && savedThumbnail ? savedThumbnail : url === committedUrl ? (thumbnail.data ?? '') : '';
  const storeCover = useEffectEvent(() => coverUrl !== field.value && field.onChange(coverUrl));
  useEffect(() => void storeCover(), [coverUrl]);
  return (
    <>
      <FormField name="flickrAlbumUrl" isOptional>
        {(control) => (
          <input
            {...control}
            type="url"
            dir="ltr"
            className="control"
            autoComplete="off"
            onBlur={() => setCommittedUrl(url)}
          />
        )}
      </FormField>
      {coverUrl && (
        <div className={styles.albumPicture}>
          <Thumbnail url={coverUrl} alt={t('conferenceForm.albumCover')} />
        </div>
      )}
    </>
  );
}
