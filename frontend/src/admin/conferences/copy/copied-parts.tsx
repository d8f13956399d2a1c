import type { CopyCounts } from '@majlis/contracts/conference-copy';
import type { Conference } from '@majlis/contracts/conferences';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { locale } from '#messages/language';
import { t, texts } from '#messages/staff';
import { query } from '../../../api/query';
import { FormSwitch } from '../../form/form-field';
import type { FormValues } from '../../form/form-values';
import { ConditionalFields } from '../form/conditional-fields';
import * as styles from './copy-dialog.module.scss';

/** The switches count the rows of each part, and the text below names what is never copied. */
export function CopiedParts({ conference: { id } }: { conference: Conference }) {
  const { data: counts } = useQuery(query(staffEndpoints.copyCounts(id)));
  const hasSessions = useWatch<FormValues>({ name: 'sessions' }) === true;
  const labelOf = (label: string, countIn: (of: CopyCounts) => number) =>
    counts ? t('conferenceCopy.partCount', { part: label, count: countIn(counts).toLocaleString(locale) }) : label;
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.legend}>{t('conferenceCopy.whatToCopy')}</legend>
      <FormSwitch name="texts" label={t('conferenceCopy.texts')} />
      <FormSwitch name="venue" label={t('conferenceCopy.venue')} />
      <ConditionalFields
        name="sessions"
        label={labelOf(t('common.sessions'), ({ sessions }) => sessions)}
        whenOn={
          <>
            <FormSwitch name="times" label={t('conferenceCopy.times')} help={t('conferenceCopy.timesHelp')} />
            <FormSwitch name="rooms" label={t('common.rooms')} />
            <FormSwitch name="speakers" label={labelOf(t('common.speakers'), ({ speakers }) => speakers)} />
          </>
        }
      />
      <FormSwitch name="partners" label={labelOf(t('common.partners'), ({ partners }) => partners)} />
      <FormSwitch
        name="documents"
        label={labelOf(
          t('common.documents'),
          ({ documents, sessionDocuments }) => documents + (hasSessions ? sessionDocuments : 0),
        )}
        help={t('conferenceCopy.documentsHelp')}
      />
      <div className={styles.notCopied}>
        <p>
          <strong>{t('conferenceCopy.notCopied')}</strong>
        </p>
        <ul>
          {texts('conferenceCopy.notCopiedParts').map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
