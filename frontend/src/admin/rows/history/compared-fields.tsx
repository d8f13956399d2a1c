import { endpoints } from '@majlis/contracts/api/endpoints';
import type { RowVersion } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { fullName } from '../../../ui/text/formats';
import { type FormValues, toJson } from '../../shell/form-values';
import { ComparedField } from './compared-field';
import { labelOf, sortSpeakers, type VersionSpeaker } from './describe-version';
import * as styles from './history.module.scss';
import type { HistorySubject } from './show-history';

type ComparedFieldsProps = {
  subject: HistorySubject;
  names: string[];
  before: FormValues;
  after: FormValues;
  labels?: 'versionLabels' | 'draftLabels';
};

export function ComparedFields(props: ComparedFieldsProps) {
  const { subject, names, before, after, labels = 'versionLabels' } = props;
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const isChanged = (name: string) => toJson(before[name] ?? '') !== toJson(after[name] ?? '');
  const changed = names.filter(isChanged);
  const shown = showsUnchanged ? names : changed;
  return (
    <>
      <div className={styles.summary}>
        <p role="status">
          {changed.length === 0 ? (
            t(`history.${labels}.same`)
          ) : (
            <>
              {t('history.fieldsDiffer', { changed: changed.length, total: names.length })}{' '}
              {rich(`history.${labels}.marks`, {
                removed: () => <del className={styles.removed}>{t('history.markRemoved')}</del>,
                added: () => <ins className={styles.added}>{t('history.markAdded')}</ins>,
              })}
            </>
          )}
        </p>
        <label className="switch">
          <input
            type="checkbox"
            checked={showsUnchanged}
            onChange={({ target }) => setShowsUnchanged(target.checked)}
          />
          {t('history.showUnchanged')}
        </label>
      </div>
      <dl className={styles.fields}>
        {shown.map((name) => (
          <div key={name} className={styles.field} data-changed={isChanged(name)}>
            <dt>{labelOf(subject, name)}</dt>
            <dd>
              <ComparedField
                name={name}
                before={before[name]}
                after={after[name]}
                isChoice={subject.choices.includes(name)}
                timeZone={subject.timeZone}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Replaces the ids of people and sessions by names. */
export function useDisplayedVersions(subject: HistorySubject, versions: RowVersion[]) {
  const [newest] = versions;
  const hasSpeakers = newest?.values.speakers !== undefined;
  const conferenceId = newest && 'sessionId' in newest.values ? String(newest.values.conferenceId) : '';
  const people = useQuery({ ...query(staffEndpoints.people), enabled: hasSpeakers }).data ?? [];
  const deletedPeople = useQuery({ ...query(staffEndpoints.deletedPeople), enabled: hasSpeakers }).data ?? [];
  const sessions = useQuery({ ...query(endpoints.sessions(conferenceId)), enabled: conferenceId !== '' }).data ?? [];

  const describeSpeaker = ({ personId, speakerType, presentationTitle }: VersionSpeaker) => {
    const person = [...people, ...deletedPeople].find(({ id }) => id === personId);
    const name = person ? fullName(person) : t('history.deletedSpeaker');
    return [`${name} (${t(`sessionTypes.speakerTypes.${speakerType}`)})`, presentationTitle].filter(Boolean).join(': ');
  };
  return (values: RowVersion['values']): FormValues => ({
    ...subject.toDisplayed(values),
    ...(values.speakers && { speakers: sortSpeakers(values.speakers).map(describeSpeaker) }),
    ...(conferenceId && {
      sessionId: values.sessionId
        ? (sessions.find(({ id }) => id === values.sessionId)?.title ?? t('history.deletedSession'))
        : t('history.wholeConference'),
    }),
  });
}
