import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath } from '@majlis/contracts/api/list-pages';
import { teamSections } from '@majlis/contracts/shared/choices';
import type { TeamMember } from '@majlis/contracts/site/team-members.schema';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import { Fragment, type ReactNode, useId } from 'react';
import { t } from '#messages';
import { activeInOrder, type LongList, type ShownPart, useLongList } from '../../api/long-list';
import { PartLoadError } from '../../ui/page/load-boundary';
import { Spinner } from '../../ui/page/loading';
import { Avatar } from '../../ui/picture/picture';
import { AutoText, contentDirection, detectLanguage } from '../../ui/text/auto-text';
import { ReadMore } from '../../ui/text/read-more';
import { ShowAll } from '../show-all';
import { EventDescription, formatYears, timelineOn } from '../timeline/timeline';
import * as aboutTimelineStyles from './about-timeline.module.scss';
import * as styles from './team.module.scss';

const team: LongList<TeamMember> = {
  endpoint: endpoints.teamMembers,
  view: 'about',
  maxRows: 24,
  toParts: (members) =>
    teamSections.map((section) => ({
      name: t(`about.teamSections.${section}`),
      rows: activeInOrder(members).filter(({ categories }) => categories.includes(section)),
    })),
};

export const Team = () => (
  <LongListSection id="team" label={t('about.thePeople')} title={t('navigation.team')} list={team}>
    {(section) => <TeamSection key={section.name} section={section} />}
  </LongListSection>
);

function TeamSection({ section }: { section: ShownPart<TeamMember> }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{section.name}</h3>
      <div>
        <ul className={styles.members}>
          {section.rows.map((member) => (
            <TeamMemberCard key={member.id} member={member} />
          ))}
        </ul>
        <ShowAll part={section} name={section.name} to={listPagePath('team')} />
      </div>
    </section>
  );
}

const profilePreviewLength = 200;

export function TeamMemberCard({ member, heading: Heading = 'h4' }: { member: TeamMember; heading?: 'h3' | 'h4' }) {
  const { name, position, image, profile, pictures } = member;
  const url = image && `/images/team/${image}`;
  return (
    <li className={styles.member} dir={contentDirection(profile || position || name)}>
      <Avatar className={styles.portrait} url={url} details={pictures?.[url]} name={name} sizes="112px" />
      <div>
        <Heading lang={detectLanguage(name)}>
          <bdi>{name}</bdi>
        </Heading>
        <AutoText as="p" className={styles.position} text={position} />
        {profile && <ReadMore className={styles.profile} text={profile} limit={profilePreviewLength} about={name} />}
      </div>
    </li>
  );
}

const aboutEvents = timelineOn('about');

export const AboutTimeline = () => (
  <LongListSection
    id="journey"
    className="section section-muted"
    label={t('about.since2011')}
    title={t('navigation.journey')}
    list={aboutEvents}
  >
    {(events) => (
      <Fragment key={events.name}>
        <TimelineEvents events={events.rows} />
        <ShowAll part={events} name={t('navigation.journey')} to={listPagePath('journey')} />
      </Fragment>
    )}
  </LongListSection>
);

export const TimelineEvents = ({ events }: { events: TimelineEvent[] }) => (
  <ol className={aboutTimelineStyles.timeline}>
    {events.map(({ id, year, title, description }) => (
      <li key={id} className={aboutTimelineStyles.event}>
        <p className={aboutTimelineStyles.year}>
          <bdi>{formatYears(year)}</bdi>
        </p>
        <div className={aboutTimelineStyles.text} dir="auto">
          <h3 lang={detectLanguage(title)}>{title}</h3>
          <EventDescription title={title} description={description} />
        </div>
      </li>
    ))}
  </ol>
);

type LongListSectionProps<Row> = {
  id: string;
  className?: string;
  label: string;
  title: string;
  list: LongList<Row>;
  children: (part: ShownPart<Row>) => ReactNode;
};

/** Parts without rows are left out, and so is a section without parts. */
function LongListSection<Row>({ id, className = 'section', label, title, list, children }: LongListSectionProps<Row>) {
  const { parts, start } = useLongList(list);
  const shown = parts?.filter(({ total }) => total > 0);
  if (shown?.length === 0) return null;
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      <div className="page-width">
        <p className="label">{label}</p>
        <h2 id={`${id}-heading`}>{title}</h2>
        {shown?.map(children)}
        {!shown && (start.isFetching ? <Spinner /> : <PartLoadError onRetry={() => void start.refetch()} />)}
      </div>
    </section>
  );
}
