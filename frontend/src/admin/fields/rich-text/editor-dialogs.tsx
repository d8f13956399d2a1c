import { endpoints } from '@majlis/contracts/api/endpoints';
import { isContentLink } from '@majlis/contracts/shared/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { conferenceName } from '../../shell/conferences';
import { Select } from '../../shell/controls';
import { titledPages } from '../../shell/text';
import { Thumbnail } from '../../shell/thumbnail';
import { NestedForm, NestedFormField } from '../form/nested-form';
import { acceptedImageFormats, StoredImages } from '../picture/stored-images';
import { ImageUpload } from '../upload/upload-fields';
import type { LinkRange, PictureValues } from './commands';

type LinkDialogProps = {
  range: LinkRange;
  /** Without an address the link is removed. */
  onSave: (href: string, text: string) => void;
  onClose: () => void;
};

export function LinkDialog({ range, onSave, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(range.href);
  const [text, setText] = useState(range.text);
  const [error, setError] = useState<string>();
  const { data: conferences = [] } = useQuery(query(endpoints.conferences));
  const pages = [
    ...titledPages,
    ...conferences
      .filter(({ status }) => status !== 'draft')
      .map((conference) => ({
        value: `/conferences/${conference.slug}`,
        label: conferenceName(conference, conferences),
      })),
  ];
  const isNew = range.href === '';

  function save() {
    const href = toHref(address);
    if (isContentLink(href)) onSave(href, text.trim() || href);
    else setError(t('richTextEditor.wholeAddress'));
  }
  return (
    <NestedForm
      title={isNew ? t('richTextEditor.addLink') : t('richTextEditor.editLink')}
      saveLabel={isNew ? t('richTextEditor.addLink') : t('richTextEditor.changeLink')}
      onSave={save}
      onRemove={isNew ? undefined : () => onSave('', text)}
      removeLabel={t('richTextEditor.removeLink')}
      onClose={onClose}
    >
      <NestedFormField label={t('richTextEditor.address')} help={t('richTextEditor.addressHelp')} error={error}>
        {(input) => (
          <input
            {...input}
            className="control"
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
            autoFocus
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </NestedFormField>
      <NestedFormField label={t('richTextEditor.pageOfSite')} isOptional>
        {(input) => (
          <Select
            {...input}
            all={t('richTextEditor.noPage')}
            value={pages.some(({ value }) => value === address) ? address : ''}
            options={pages}
            onChoose={(path = '') => setAddress(path)}
          />
        )}
      </NestedFormField>
      {range.from === range.to && (
        <NestedFormField label={t('richTextEditor.text')} help={t('richTextEditor.textHelp')}>
          {(input) => (
            <input
              {...input}
              className="control"
              dir="auto"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </NestedFormField>
      )}
    </NestedForm>
  );
}

/** Completes what people type: `www.example.org`, `a@example.org`, and addresses of this site. */
function toHref(typed: string): string {
  const address = typed.trim();
  const { origin } = window.location;
  if (address === origin) return '/';
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;
}

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
          choices={(choose) => (
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
