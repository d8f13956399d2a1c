import { isContentLink } from '@majlis/contracts/shared/rich-text';
import { useState } from 'react';
import { t } from '#messages/staff';
import { useTitledPages } from '../../shell/conferences';
import { Thumbnail } from '../../shell/thumbnail';
import { NestedForm, NestedFormField, NestedInput, NestedSelect } from '../form/nested-form';
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
  const [rejected, setRejected] = useState<string>();
  const pages = useTitledPages();
  const isNew = range.href === '';

  function save() {
    const href = toHref(address);
    if (isContentLink(href)) onSave(href, text.trim() || href);
    else setRejected(address);
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
      <NestedInput
        label={t('richTextEditor.address')}
        help={t('richTextEditor.addressHelp')}
        error={rejected === address ? t('richTextEditor.wholeAddress') : undefined}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={address}
        onChange={setAddress}
      />
      <NestedSelect
        label={t('richTextEditor.pageOfSite')}
        isOptional
        all={t('richTextEditor.noPage')}
        value={pages.some(({ value }) => value === address) ? address : ''}
        options={pages}
        onChange={setAddress}
      />
      {range.from === range.to && (
        <NestedInput
          label={t('richTextEditor.text')}
          help={t('richTextEditor.textHelp')}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
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
  const isNew = values.src === '';

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
      <NestedFormField
        label={t('common.image')}
        help={acceptedImageFormats}
        error={isChecked && src === '' ? t('richTextEditor.imageRequired') : undefined}
      >
        {(input) => (
          <ImageUpload
            control={{ ...input, name: 'picture', value: src, onChange: (url) => setSrc(String(url)) }}
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
        )}
      </NestedFormField>
      <NestedInput
        label={t('common.altText')}
        help={t('richTextEditor.altTextHelp')}
        error={isChecked && !alt.trim() ? t('richTextEditor.altTextRequired') : undefined}
        dir="auto"
        value={alt}
        onChange={setAlt}
      />
      <NestedInput label={t('richTextEditor.caption')} isOptional dir="auto" value={caption} onChange={setCaption} />
    </NestedForm>
  );
}
