import { storedDocument, type UploadedDocument } from '@majlis/contracts/uploads';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormField } from '../../ui/form/form-field';
import { useFormContext } from '../../ui/form/form-state';
import { useInputNews } from '../../ui/form/input-news';
import { DocumentUpload } from '../../ui/upload/document-upload';
import { fileSize } from '../../ui/upload/file-size';
import { ChosenFile } from './chosen-file';

const linkHelp = 'A whole address, like https://www.example.org/proceedings';

/** What visitors open: a PDF of our store, or a page elsewhere. Both are kept while one tries the other. */
export function SourceField() {
  const { values } = useFormContext();
  const { url: saved = '', file: said = '' } = values;
  const isStored = storedDocument.test(saved);
  const [isLink, setLink] = useState(saved !== '' && !isStored);
  const [file, setFile] = useState({ url: isStored ? saved : '', said });
  const [link, setLinkText] = useState(isStored ? '' : saved);
  const value = useRef<HTMLInputElement>(null);
  const url = isLink ? link : file.url;
  useInputNews(value, url);

  const keepFile = ({ documentUrl, filename, bytes }: UploadedDocument) =>
    setFile({ url: documentUrl, said: `${filename}, ${fileSize(bytes)}` });

  return (
    <>
      <SourceChoice isLink={isLink} onChoose={setLink} />
      <FormField name="url" label={isLink ? 'Link' : 'PDF file'} help={isLink ? linkHelp : 'A PDF of at most 20 MB.'}>
        {({ name, defaultValue: _, ...input }) => (
          <>
            {isLink ? (
              <input
                {...input}
                type="url"
                className="control"
                autoComplete="off"
                value={link}
                onChange={({ target }) => setLinkText(target.value)}
              />
            ) : (
              <DocumentUpload input={input} onUploaded={keepFile}>
                {file.url && <ChosenFile {...file} />}
              </DocumentUpload>
            )}
            <input ref={value} type="hidden" name={name} value={url} />
            {/* Only so that a kept draft can say it again. */}
            <input type="hidden" name="file" value={isLink ? '' : file.said} />
          </>
        )}
      </FormField>
    </>
  );
}

function SourceChoice({ isLink, onChoose }: { isLink: boolean; onChoose: (isLink: boolean) => void }) {
  const group = useId();
  const choice = (text: ReactNode, isThis: boolean) => (
    <label className="check-box">
      {/* Belongs to no form: what is chosen shows in the address that is saved. */}
      <input type="radio" form="" name={group} checked={isLink === isThis} onChange={() => onChoose(isThis)} />
      {text}
    </label>
  );
  return (
    <fieldset className="form-field check-boxes">
      <legend className="form-field-label">What visitors open</legend>
      {choice('Upload a PDF', false)}
      {choice('Give a link', true)}
    </fieldset>
  );
}
