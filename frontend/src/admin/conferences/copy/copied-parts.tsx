import type { CopyCounts } from '@majlis/contracts/conference-copy';
import type { Conference } from '@majlis/contracts/conferences';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { locale } from '#messages/language';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/conference-copy';
import { query } from '../../../api/query';
import { FormSwitch } from '../../../ui/form/form-field';
import type { FormValues } from '../../../ui/form/form-values';
import { ConditionalFields } from '../form/conditional-fields';
import * as styles from './copy-dialog.module.scss';

/** The switches count the rows of each part, and the text below names what is never copied. */
export function CopiedParts({ conference: { id } }: { conference: Conference }) {
  const { data: counts } = useQuery(query(staffEndpoints.copyCounts(id)));
  const hasSessions = useWatch<FormValues>({ name: 'sessions' }) === true;
  const labelOf = (label: string, countIn: (of: CopyCounts) => number) =>
    counts ? messages.partCount(label, countIn(counts).toLocaleString(locale)) : label;
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.legend}>{messages.whatToCopy}</legend>
      <FormSwitch name="texts" label={messages.texts} />
      <FormSwitch name="venue" label={messages.venue} />
      <ConditionalFields
        name="sessions"
        label={labelOf(common.sessions, ({ sessions }) => sessions)}
        whenOn={
          <>
            <FormSwitch name="times" label={messages.times} help={messages.timesHelp} />
            <FormSwitch name="rooms" label={common.rooms} />
            <FormSwitch name="speakers" label={labelOf(common.speakers, ({ speakers }) => speakers)} />
          </>
        }
      />
      <FormSwitch name="partners" label={labelOf(common.partners, ({ partners }) => partners)} />
      <FormSwitch
        name="documents"
        label={labelOf(
          common.documents,
          ({ documents, sessionDocuments }) => documents + (hasSessions ? sessionDocuments : 0),
        )}
        help={messages.documentsHelp}
      />
      <div className={styles.notCopied}>
        <p>
          <strong>{messages.notCopied}</strong>
        </p>
        <ul>
          {messages.notCopiedParts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
