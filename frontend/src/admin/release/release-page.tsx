import type { ListedConference } from '@majlis/contracts/conferences';
import { programmeReleasedAt } from '@majlis/contracts/programme-changes';
import { programmeChecklist } from '@majlis/contracts/programme-checklist';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { formatDay, formatTime } from '../../ui/time/dates';
import { PublishButton } from '../conferences/list/publish-button';
import { useCurrentConference } from '../conferences/use-current-conference';
import { ListStates } from '../crud/list-states';
import * as panel from '../panel.module.scss';
import { SectionHeader } from '../section-header';
import { ConferenceVisits } from '../visits/conference-visits';
import { Checklist } from './checklist';
import * as styles from './release.module.scss';
import { ReleaseButton } from './release-button';

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
      <section className={styles.section} aria-labelledby="checklist-heading">
        <h2 id="checklist-heading" className={panel.title}>
          {t('release.beforePublishing')}
        </h2>
        <ListStates list={checklist} noun={t('release.checklist')}>
          <Checklist items={checklist.data ?? []} conferenceId={conference.id} />
        </ListStates>
      </section>
      <section className={styles.section} aria-labelledby="release-heading">
        <h2 id="release-heading" className={panel.title}>
          {t('release.publishAndRelease')}
        </h2>
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
      </section>
      {conference.status !== 'draft' && <ConferenceVisits slug={conference.slug} />}
    </>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

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
