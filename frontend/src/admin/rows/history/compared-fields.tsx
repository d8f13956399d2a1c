import { endpoints } from '@majlis/contracts/api/endpoints';
import { type RowVersion, rowHistory } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { diffArrays } from 'diff';
import { useState } from 'react';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { fullName } from '../../../ui/text/formats';
import { formatDay, formatTime } from '../../../ui/time/dates';
import { localTimeZone, zoneName } from '../../../ui/time/time-zones';
import { DialogFoot, Switch } from '../../shell/controls';
import { type FormValues, toJson, toText } from '../../shell/form-values';
import { ListStates } from '../../shell/section-parts';
import { capitalize } from '../../shell/text';
import { Thumbnail } from '../../shell/thumbnail';
import { Added, ComparedText, Removed } from './compared-text';
import { labelOf, sortSpeakers, type VersionSpeaker } from './describe-version';
import * as styles from './history.module.scss';
import type { HistorySubject } from './show-history';

type ComparedFieldProps = { name: string; before: unknown; after: unknown; isChoice: boolean; timeZone?: string };

/** Shows what was removed and added, by the kind of value: words of a text, items of a list, or pictures. */
export function ComparedField({ name, before, after, isChoice, timeZone }: ComparedFieldProps) {
  if (Array.isArray(before) || Array.isArray(after))
    return <ComparedList before={toList(before)} after={toList(after)} />;
  const values = [before, after];
  if (values.some(isImage)) return <ComparedImages before={before} after={after} />;
  const [old, current] = values.map((value) => formatValue(value, isChoice ? name : undefined, timeZone));
  if (old === current) return <Plain text={current} />;
  const isProse = !isChoice && values.every((value) => typeof value === 'string' && value !== '' && !isInstant(value));
  if (isProse) return <ComparedText before={String(before)} after={String(after)} />;
  return (
    <>
      {old && (
        <Removed isBlock>
          <bdi>{old}</bdi>
        </Removed>
      )}
      {current ? (
        <Added isBlock>
          <bdi>{current}</bdi>
        </Added>
      ) : (
        <span className="muted">{t('history.emptyNow')}</span>
      )}
    </>
  );
}

const Plain = ({ text }: { text: string | undefined }) =>
  text ? (
    <span className={styles.plain} dir="auto">
      {text}
    </span>
  ) : (
    <span className="muted">{t('common.empty')}</span>
  );

const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const isImage = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/images/');

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*Z$/.test(value);

function formatValue(value: unknown, choiceField: string | undefined, timeZone = localTimeZone()): string {
  if (typeof value === 'boolean') return value ? t('history.yes') : t('history.no');
  if (isInstant(value))
    return `${t('time.dayAndTime', { day: formatDay(value, timeZone), time: formatTime(value, timeZone) })} (${zoneName(timeZone)})`;
  return choiceField === undefined ? toText(value) : choiceLabel(choiceField, toText(value));
}

const ComparedImages = ({ before, after }: { before: unknown; after: unknown }) => (
  <div className={styles.pictures}>
    {isImage(before) && before !== after && (
      <Removed isBlock>
        <Thumbnail url={before} alt={t('history.removedPicture')} kind="picture" className={styles.picture} />
      </Removed>
    )}
    {isImage(after) &&
      (before === after ? (
        <Thumbnail url={after} alt="" kind="picture" className={styles.picture} />
      ) : (
        <Added isBlock>
          <Thumbnail url={after} alt={t('history.addedPicture')} kind="picture" className={styles.picture} />
        </Added>
      ))}
  </div>
);

function ComparedList({ before, after }: { before: string[]; after: string[] }) {
  const items = diffArrays(before, after).flatMap(({ value, added, removed }) =>
    value.map((text) => ({ text, added, removed })),
  );
  if (items.length === 0) return <span className="muted">{t('common.empty')}</span>;
  return (
    <ul className={styles.items}>
      {items.map(({ text, added, removed }) => (
        // The key also tells apart the two places of an item that was moved.
        <li key={`${text} ${added} ${removed}`}>
          {removed ? (
            <Removed>
              <bdi>{text}</bdi>
            </Removed>
          ) : added ? (
            <Added>
              <bdi>{text}</bdi>
            </Added>
          ) : (
            <bdi>{text}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

const labels: Record<string, Record<string, string>> = {
  conferenceType: texts('conference.conferenceTypes'),
  kind: texts('documentKinds'),
  page: texts('timeline.pageLabels'),
  placement: texts('pages.placementLabels'),
  tier: texts('conference.partnerTiers'),
  sessionType: texts('sessionTypes.sessionTypes'),
  status: texts('statuses.statuses'),
};

const choiceLabel = (field: string, value: string): string => labels[field]?.[value] ?? capitalize(value);

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
        <Switch checked={showsUnchanged} onCheck={(isChecked) => setShowsUnchanged(isChecked)}>
          {t('history.showUnchanged')}
        </Switch>
      </div>
      <dl className="list">
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

/** Compares a draft with the live row, which is the newest version of its history. */
export function CompareDialog({ subject, onClose }: { subject: HistorySubject; onClose: () => void }) {
  const history = useQuery({ ...query(rowHistory(subject.path, 1)), staleTime: 0 });
  const versions = history.data?.versions ?? [];
  const toDisplayed = useDisplayedVersions(subject, versions);
  const [live] = versions;
  const { draft } = subject;
  if (!draft) return null;
  return (
    <Dialog title={t('drafts.draftOf', { name: subject.name })} shape="wide" onClose={onClose}>
      <div className="dialog-body">
        <p className="muted">{draft.description}</p>
        <ListStates list={history} noun={t('history.versions')}>
          {live && (
            <ComparedFields
              subject={subject}
              names={[...subject.fields, ...('speakers' in draft.values ? ['speakers'] : [])]}
              before={toDisplayed(live.values)}
              after={toDisplayed({ ...live.values, ...draft.values })}
              labels="draftLabels"
            />
          )}
        </ListStates>
      </div>
      <DialogFoot onClose={onClose} />
    </Dialog>
  );
}
