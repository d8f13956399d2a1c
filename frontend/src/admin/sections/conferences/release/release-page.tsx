import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import { type ChecklistItem, programmeChecklist } from '@majlis/contracts/programme/programme-checklist';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { formatDay, formatDayWithWeekday, formatTime } from '../../../../ui/time/dates';
import { rowPath } from '../../../rows/resource/resource-config';
import { useRowWrite } from '../../../rows/resource/use-row-write';
import { sendWrite } from '../../../shell/api/write';
import { Icon } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { Panel } from '../../../shell/panel';
import { ListStates, SectionHeader } from '../../../shell/section-parts';
import { ConferenceVisits } from '../../visits/views-plot';
import { conferenceManagementResource as resource } from '../conference-resource';
import { type MissingPart, missingPartQuery } from '../sessions/find-sessions';
import { useCurrentConference } from '../use-current-conference';
import { describeItem, PublishButton, useConfirmOpenItems } from './publish';
import * as styles from './release.module.scss';

export function ReleasePage() {
  const conference = useCurrentConference();
  const checklist = useQuery({ ...query(programmeChecklist(conference.id)), staleTime: 0 });
  return (
    <>
      <SectionHeader
        title={t('conferences.release')}
        parentTitle={conference.title}
        description={t('release.description')}
        level={2}
        isTitleHidden
      />
      <div className={styles.sections}>
        <Panel id="checklist-heading" title={t('release.beforePublishing')}>
          <ListStates list={checklist} noun={t('release.checklist')}>
            <Checklist items={checklist.data ?? []} conferenceId={conference.id} />
          </ListStates>
        </Panel>
        <Panel id="release-heading" title={t('release.publishAndRelease')}>
          <Step text={describePublication(conference)}>
            {conference.status !== 'archived' && <PublishButton conference={conference} />}
          </Step>
          <Step text={describeRelease(conference)}>
            {isReleasedByDate(conference) ? (
              conference.status !== 'draft' && <ChangesLink slug={conference.slug} />
            ) : (
              <>
                {conference.releasedAt && conference.status !== 'draft' && <ChangesLink slug={conference.slug} />}
                <ReleaseButton conference={conference} />
              </>
            )}
          </Step>
        </Panel>
        {conference.status !== 'draft' && <ConferenceVisits slug={conference.slug} />}
      </div>
    </>
  );
}

const Step = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.step}>
    <p>{text}</p>
    <div className={styles.actions}>{children}</div>
  </div>
);

const ChangesLink = ({ slug }: { slug: string }) => (
  <a href={`/conferences/${slug}/changes`}>{t('release.seeChanges')}</a>
);

const describePublication = ({ status }: ListedConference): string =>
  status === 'draft' ? t('release.isDraft') : t('release.isPublic');

const isReleasedByDate = ({ programReleaseDate }: ListedConference): boolean =>
  programmeReleasedAt({ programReleaseDate, releasedAt: null }, Date.now()) !== null;

function describeRelease(conference: ListedConference): string {
  const { programReleaseDate, timezone } = conference;
  const format = (at: string) => t('time.dayAndTime', { day: formatDay(at, timezone), time: formatTime(at, timezone) });
  const releasedAt = programmeReleasedAt(conference, Date.now());
  if (releasedAt) return t('release.releasedOn', { time: format(releasedAt) });
  return programReleaseDate
    ? t('release.toBeReleasedOn', { time: format(programReleaseDate) })
    : t('release.notReleased');
}

/** The missing parts by which the list of sessions can be filtered. */
const filters: Partial<Record<ChecklistItem['kind'], MissingPart>> = {
  'missing-speakers': 'speakers',
  'missing-room': 'room',
  'missing-abstract': 'abstract',
};

function Checklist({ items, conferenceId }: { items: ChecklistItem[]; conferenceId: string }) {
  if (items.length === 0)
    return (
      <p className={styles.clear} role="status">
        <Icon name="done" /> {t('release.nothingOpen')}
      </p>
    );
  return (
    <ul className="list">
      {items.map((item) => (
        <Item key={item.kind} item={item} conferenceId={conferenceId} />
      ))}
    </ul>
  );
}

function Item({ item, conferenceId }: { item: ChecklistItem; conferenceId: string }) {
  const { kind, count, places } = item;
  const part = filters[kind];
  const [first] = places;
  const more = count - places.length;
  return (
    <li className={styles.item}>
      <Icon name="attention" />
      {count === 1 && first ? (
        <p>
          {describeItem(item)}: <PlaceLink item={item} place={first} />
        </p>
      ) : (
        <details>
          <summary>{describeItem(item)}</summary>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.label + place.path}>
                <PlaceLink item={item} place={place} />
              </li>
            ))}
            {more > 0 && <li className="muted">{t('release.more', { count: more })}</li>}
          </ul>
          {part && (
            <Link to={`${managementPaths.conference(conferenceId, 'sessions')}${missingPartQuery(part)}`}>
              {t('release.showSessions')}
            </Link>
          )}
        </details>
      )}
    </li>
  );
}

function PlaceLink({ item, place }: { item: ChecklistItem; place: ChecklistItem['places'][number] }) {
  const label = item.kind === 'empty-day' ? formatDayWithWeekday(place.label, 'UTC') : place.label;
  return (
    <Link to={place.path} dir="auto">
      {label}
    </Link>
  );
}

function ReleaseButton({ conference }: { conference: ListedConference }) {
  const { releasedAt, version: ifMatch } = conference;
  const confirmOpenItems = useConfirmOpenItems();
  const { write, isPending, submitOnce } = useRowWrite(resource, {
    write: (isReleased: boolean) =>
      sendWrite<ListedConference>('PUT', `${rowPath(resource, conference)}/release`, { isReleased }, { ifMatch }),
    describe: (isReleased) =>
      isReleased
        ? { message: t('release.released'), detail: t('release.releasedDetail') }
        : { message: t('release.takenBack'), detail: t('release.takenBackDetail') },
  });
  async function submit() {
    if (releasedAt !== null || (await confirmOpenItems('release', conference))) await write(releasedAt === null);
  }
  return (
    <button
      type="button"
      className={`btn ${releasedAt === null ? 'btn-primary' : 'btn-quiet'}`}
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={isPending}
      onClick={() => submitOnce(submit)}
    >
      {releasedAt === null ? t('release.release') : t('release.takeBack')}
    </button>
  );
}
