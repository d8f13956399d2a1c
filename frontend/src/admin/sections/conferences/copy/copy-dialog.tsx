import { endpoints } from '@majlis/contracts/api/endpoints';
import { conferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
import {
  type CopyCounts,
  copiedDays,
  copyPath,
  countDaysToCopy,
  seriesOfTitle,
  slugOfCopy,
  titleOfCopy,
} from '@majlis/contracts/conferences/conference-copy';
import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { addDaysKeepingLocalTime, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { locale } from '#messages/language';
import { t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { cachedDateFormat, formatDateRange, zoneAt } from '../../../../ui/time/dates';
import { zoneName } from '../../../../ui/time/time-zones';
import { FormField, FormSwitch, SelectField, TextField } from '../../../fields/fields';
import { toFormValues } from '../../../fields/form/contract-fields';
import { SlugField, useFollowingSlug } from '../../../fields/title-and-slug';
import { RowFormDialog } from '../../../rows/crud/row-form-dialog';
import { inputKeyOf } from '../../../rows/crud/unsaved-input-notice';
import { createRow } from '../../../shell/api/write';
import { managementPaths, useConferenceNames } from '../../../shell/conferences';
import type { FormValues } from '../../../shell/form-values';
import { conferenceManagementResource } from '../conference-resource';
import { ConditionalFields, SeriesField } from '../form/conference-fields';
import * as styles from './copy-dialog.module.scss';

type CopyDialogProps = { conference: ListedConference; onClose: () => void };

export function CopyDialog({ conference, onClose }: CopyDialogProps) {
  const cache = useQueryClient();
  const { nameOf } = useConferenceNames();
  const [copy, setCopy] = useState<ListedConference>();
  // The form must be unmounted first, because it asks before the user navigates away from it.
  if (copy) return <Navigate to={managementPaths.conference(copy.id, 'edit')} />;
  return (
    <RowFormDialog
      title={t('conferences.copyConference', { title: nameOf(conference) })}
      saveLabel={t('conferenceCopy.createCopy')}
      resource={conferenceManagementResource}
      inputKey={inputKeyOf('conference-copy', conference.id)}
      schema={conferenceCopyInput}
      required={['title', 'startDate']}
      toValues={() => proposeCopy(conference, new Date())}
      addRow={(input) => createRow<ListedConference>(copyPath(conference.id), input)}
      allowsAddAnother={false}
      verb="create"
      // The page of the new conference finds it in this list.
      onRowSaved={(saved) =>
        cache.setQueryData(query(endpoints.conferences).queryKey, (list) => list && [...list, saved])
      }
      onDone={setCopy}
      onClose={onClose}
    >
      <CopyFields conference={conference} />
    </RowFormDialog>
  );
}

function CopyFields({ conference }: Pick<CopyDialogProps, 'conference'>) {
  const { follow, setTyped } = useFollowingSlug({
    sources: ['title', 'startDate'],
    toSlug: ({ title = '', startDate = '' }) => slugOfCopy(title, startDate),
    isLocked: false,
  });
  const { series } = conference;
  return (
    <>
      <TextField name="title" label={t('conferenceCopy.newTitle')} isRequired onInput={follow('title')} />
      <CopiedDaysFields conference={conference} onStartDate={follow('startDate')} />
      <SlugField pathPrefix="/conferences/" isOptional onTyped={setTyped} />
      <SeriesField help={series ? t('conferenceCopy.seriesHelp') : t('conferenceCopy.seriesHelpForOriginal')} />
      <CopiedParts conference={conference} />
    </>
  );
}

type CopiedDaysFieldsProps = { conference: Conference; onStartDate: (day: string) => void };

const CopiedDaysFields = ({ conference, onStartDate }: CopiedDaysFieldsProps) => (
  <>
    <div className="form-columns">
      <FormField name="startDate" label={t('conferenceCopy.newStartDate')} isRequired>
        {(control) => (
          <input
            {...control}
            type="date"
            min="1900-01-01"
            max="2199-12-31"
            className="control control-medium"
            onChange={({ target }) => {
              control.onChange(target.value);
              onStartDate(target.value);
            }}
            // A half-typed date has no value and fires no change event, but it must count as input.
            onInput={control.onChange}
          />
        )}
      </FormField>
      <SelectField
        name="days"
        label={t('programme.days')}
        options={copiedDays}
        labels={texts('conferenceCopy.copiedDays')}
      />
    </div>
    <NewDays conference={conference} />
  </>
);

function NewDays({ conference }: { conference: Conference }) {
  const { startDate, endDate, timezone } = conference;
  const [newStartDate, chosenDays] = useWatch({ name: ['startDate', 'days'] });
  const shift = countDaysToCopy(conference, { startDate: newStartDate, days: chosenDays });
  return (
    <p role="status" className="callout">
      {Number.isNaN(shift) ? t('conferenceCopy.chooseStartDate') : describe(shift)}
    </p>
  );

  function describe(shifted: number): string {
    const [start = '', end = ''] = [startDate, endDate].map((time) => addDaysKeepingLocalTime(shifted, time, timezone));
    const weekday = cachedDateFormat(locale, zoneAt(timezone, start), { weekday: 'long' }).format(new Date(start));
    return t('conferenceCopy.newDays', {
      before: formatDateRange(startDate, endDate, timezone),
      after: formatDateRange(start, end, timezone),
      weekday,
      zone: zoneName(timezone),
    });
  }
}

/** The switches count the rows of each part, and the text below names what is never copied. */
function CopiedParts({ conference: { id } }: { conference: Conference }) {
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
            <FormSwitch name="rooms" label={t('programme.rooms')} />
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

/** Proposes a copy on the same day of the next year in which that day is not over. */
function proposeCopy({ title, series, startDate, timezone }: Conference, now: Date): FormValues {
  const [from = '', month, day] = toLocalDateTime(startDate, timezone).slice(0, 10).split('-');
  const today = now.toISOString().slice(0, 10);
  const inYear = (year: number) => `${year}-${month}-${month === '02' && day === '29' ? '28' : day}`;
  let year = Number(from) + 1;
  while (inYear(year) < today) year += 1;
  const newTitle = titleOfCopy(title, { from, to: String(year) });
  return {
    ...toFormValues(conferenceCopyInput),
    title: newTitle,
    slug: slugOfCopy(newTitle, inYear(year)),
    series: series || seriesOfTitle(title),
    startDate: inYear(year),
  };
}
