import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { storedDocumentPattern, type UploadedDocument } from '@majlis/contracts/shared/uploads.schema';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { ExternalLink } from '../../../../ui/page/external-link';
import { formatFileSize } from '../../../../ui/text/formats';
import { formatTime } from '../../../../ui/time/dates';
import { type ControlProps, FormField } from '../../../fields/fields';
import { DocumentUpload } from '../../../fields/upload/upload-fields';
import { Icon } from '../../../shell/buttons';
import { groupByDay, sortByTime } from '../sessions/find-sessions';
import * as styles from './documents.module.scss';

/** A document is an uploaded PDF or an external URL. Switching between them keeps both values until saving. */
export function SourceField() {
  const { isLink, file, chooseLink, setUploadedFile, setLinkUrl } = useDocumentSource();
  return (
    <>
      <SourceToggle isLink={isLink} onChoose={chooseLink} />
      <FormField
        name="url"
        label={isLink ? t('documents.link') : t('documents.pdfFile')}
        help={isLink ? t('documents.linkHelp') : t('documents.pdfHelp')}
      >
        {({ name, value, onChange: _, ...input }) =>
          isLink ? (
            <input
              {...input}
              name={name}
              type="url"
              dir="ltr"
              className="control"
              autoComplete="off"
              value={value}
              onChange={({ target }) => setLinkUrl(target.value)}
            />
          ) : (
            <DocumentUpload input={input} onUploaded={setUploadedFile}>
              {file.url && <ChosenFile {...file} />}
            </DocumentUpload>
          )
        }
      </FormField>
    </>
  );
}

type ChosenFileProps = { url: string; name: string };

function useDocumentSource() {
  const { field: url } = useController({ name: 'url' });
  const { field: fileName } = useController({ name: 'fileName' });
  const [savedUrl, savedName] = [String(url.value), String(fileName.value)];
  const [isLink, setLink] = useState(savedUrl !== '' && !storedDocumentPattern.test(savedUrl));
  const [file, setFile] = useState<ChosenFileProps>(
    isLink ? { url: '', name: '' } : { url: savedUrl, name: savedName },
  );
  const [link, setLinkText] = useState(isLink ? savedUrl : '');

  function setDocument(chosen: ChosenFileProps) {
    url.onChange(chosen.url);
    fileName.onChange(chosen.name);
  }

  return {
    isLink,
    file,
    chooseLink: (isChosen: boolean) => {
      setLink(isChosen);
      setDocument(isChosen ? { url: link, name: '' } : file);
    },
    setUploadedFile: ({ documentUrl, filename, bytes }: UploadedDocument) => {
      const stored = {
        url: documentUrl,
        name: t('documents.nameAndSize', { name: filename, size: formatFileSize(bytes) }),
      };
      setFile(stored);
      setDocument(stored);
    },
    setLinkUrl: (text: string) => {
      setLinkText(text);
      url.onChange(text);
    },
  };
}

/** Name and size are known only right after an upload; a saved row has only the URL. */
const ChosenFile = ({ url, name }: ChosenFileProps) => (
  <p className={styles.chosen}>
    <Icon name="document" />
    <span className={styles.name} dir="auto">
      {name || t('documents.uploadedPdf')}
    </span>
    <ExternalLink href={url}>{t('documents.openPdf')}</ExternalLink>
  </p>
);

const choices = [
  { label: t('documents.uploadPdf'), isLink: false },
  { label: t('documents.giveLink'), isLink: true },
];

function SourceToggle({ isLink, onChoose }: { isLink: boolean; onChoose: (isLink: boolean) => void }) {
  const group = useId();
  return (
    <fieldset className="form-field check-boxes">
      <legend className="form-field-label">{t('documents.fileOrLink')}</legend>
      {choices.map((choice) => (
        <label key={choice.label} className="check-box">
          {/* Excluded from the form: the choice follows from the saved URL. */}
          <input
            type="radio"
            form=""
            name={group}
            checked={isLink === choice.isLink}
            onChange={() => onChoose(choice.isLink)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

type SessionFieldProps = { conference: Conference };

export const SessionField = ({ conference }: SessionFieldProps) => (
  <FormField name="sessionId">{(control) => <SessionSelect conference={conference} control={control} />}</FormField>
);

export function SessionSelect({
  conference: { id: conferenceId, timezone },
  control,
}: SessionFieldProps & { control: ControlProps }) {
  const sessions = useQuery(query(endpoints.sessions(conferenceId)));
  const { value: chosenId } = control;
  const isListed = chosenId === '' || sessions.data?.some(({ id }) => id === chosenId);
  const days = groupByDay(sortByTime(sessions.data ?? []), timezone);
  return (
    <select {...control} className="control control-select">
      <option value="">{t('documents.wholeConference')}</option>
      {!isListed && <option value={chosenId}>{missingSessionLabel(sessions)}</option>}
      {days.map(({ day, label, sessions: sessionsOfDay }) => (
        <optgroup key={day} label={label}>
          {sessionsOfDay.map(({ id, startTime, title }) => (
            <option key={id} value={id}>
              {formatTime(startTime, timezone)} {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

export function missingSessionLabel({ isPending, isError }: UseQueryResult<unknown>): string {
  if (isPending) return t('session.loadingSession');
  return isError ? t('documents.sessionNotLoaded') : t('documents.deletedSession');
}
