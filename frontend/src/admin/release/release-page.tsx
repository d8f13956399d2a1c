import type { ListedConference } from '@majlis/contracts/conferences';
import { programmeReleasedAt } from '@majlis/contracts/programme-changes';
import { programmeChecklist } from '@majlis/contracts/programme-checklist';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
        title="Release"
        parentTitle={conference.title}
        description="Check the program, publish the conference, and release the program when its times are settled."
        level={2}
        isTitleHidden
      />
      <section className={styles.section} aria-labelledby="checklist-heading">
        <h2 id="checklist-heading" className={panel.title}>
          Before publishing
        </h2>
        <ListStates list={checklist} noun="checklist">
          <Checklist items={checklist.data ?? []} conferenceId={conference.id} />
        </ListStates>
      </section>
      <section className={styles.section} aria-labelledby="release-heading">
        <h2 id="release-heading" className={panel.title}>
          Publish and release
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

const ChangesLink = ({ slug }: { slug: string }) => <a href={`/conferences/${slug}/changes`}>See the changes</a>;

const describePublication = ({ status }: ListedConference): string =>
  status === 'draft'
    ? 'This conference is a draft. Visitors cannot see its page and its program.'
    : 'Visitors see the page of this conference and its program.';

const isReleasedByDate = ({ programReleaseDate }: ListedConference): boolean =>
  programmeReleasedAt({ programReleaseDate, releasedAt: null }, Date.now()) !== null;

function describeRelease(conference: ListedConference): string {
  const { programReleaseDate, timezone } = conference;
  const format = (at: string) => `${formatDay(at, timezone)}, ${formatTime(at, timezone)}`;
  const releasedAt = programmeReleasedAt(conference, Date.now());
  if (releasedAt)
    return `The program was released on ${format(releasedAt)}. What changes in it since then is listed for visitors.`;
  const byDate = programReleaseDate ? ` It will be on ${format(programReleaseDate)}, its release date.` : '';
  return `The program has not been released yet.${byDate} Visitors see it, but not what changes in it.`;
}
