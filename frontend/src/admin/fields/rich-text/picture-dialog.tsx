import { useId, useState } from 'react';
import { t } from '#messages/staff';
import { Thumbnail } from '../../shell/thumbnail';
import { NestedForm, NestedFormField } from '../form/nested-form';
import { acceptedImageFormats, StoredImages } from '../picture/stored-images';
import { ImageUpload } from '../upload/image-upload';
import type { PictureValues } from './commands';

type PictureDialogProps = { values: PictureValues; onSave: (values: PictureValues) => void; onClose: () => void };

const folder = 'content';

export function PictureDialog({ values, onSave, onClose }: PictureDialogProps) {
  const [src, setSrc] = useState(values.src);
  const [alt, setAlt] = useState(values.alt);
  const [caption, setCaption] = useState(values.caption);
  const [isChecked, setChecked] = useState(false);
  const imageId = useId();
  const isNew = values.src === '';
  const hasNoImage = isChecked && src === '';

  function save() {
    setChecked(true);
    if (src && alt.trim()) onSave({ src, alt: alt.trim(), caption: caption.trim() });
  }
  return (
    <NestedForm
      title={isNew ? t('richTextEditor.addPicture') : t('richTextEditor.editPicture')}
      saveLabel={isNew ? t('richTextEditor.addPicture') : t('richTextEditor.changePicture')}
      shape="form"
      onSave={save}
      onClose={onClose}
    >
      <div className="form-field">
        <label htmlFor={imageId} className="form-field-label">
          {t('common.image')}
        </label>
        <ImageUpload
          control={{
            id: imageId,
            name: 'picture',
            value: src,
            onChange: (url) => setSrc(String(url)),
            'aria-invalid': hasNoImage,
            'aria-describedby': `${imageId}-help`,
          }}
          folder={folder}
          noun="Image"
          alternatives={(choose) => (
            <StoredImages
              folder={folder}
              onChoose={(file) => {
                choose(file.url);
                if (alt === '') setAlt(file.alt);
              }}
            />
          )}
        >
          {(url) => (
            <div className="chosen-image">
              <Thumbnail url={url} alt={t('crud.chosenImage.Image')} sizes="560px" kind="picture" />
            </div>
          )}
        </ImageUpload>
        {hasNoImage && (
          <p role="alert" className="form-field-error">
            {t('richTextEditor.imageRequired')}
          </p>
        )}
        <p id={`${imageId}-help`} className="form-field-help">
          {acceptedImageFormats}
        </p>
      </div>
      <NestedFormField
        label={t('common.altText')}
        help={t('richTextEditor.altTextHelp')}
        error={isChecked && !alt.trim() ? t('richTextEditor.altTextRequired') : undefined}
      >
        {(input) => (
          <input
            {...input}
            className="control"
            dir="auto"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </NestedFormField>
      <NestedFormField label={t('richTextEditor.caption')} isOptional>
        {(input) => (
          <input
            {...input}
            className="control"
            dir="auto"
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
          />
        )}
      </NestedFormField>
    </NestedForm>
  );
}
