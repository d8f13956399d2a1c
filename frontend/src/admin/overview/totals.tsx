import { conferenceStatuses } from '@majlis/contracts/choices';
import type { ListedConference } from '@majlis/contracts/conferences';
import type { ContentEntry } from '@majlis/contracts/content';
import { endpoints } from '@majlis/contracts/endpoints';
import type { TeamMember } from '@majlis/contracts/team-members';
import { listAllTexts } from '../content/content-groups';
import * as panel from '../panel.module.scss';
import { StatTile } from './stat-tile';
import * as styles from './stat-tile.module.scss';

const lengthOf = ({ length }: unknown[]) => length;

/** Each number is that of the list it links to. */
export function Totals() {
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" className={panel.title}>
        Totals
      </h2>
      <ul className={styles.statTiles} data-layout="rows">
        <StatTile
          label="Content items"
          endpoint={endpoints.content}
          getCount={(entries) => listAllTexts(entries).length}
          getDetail={describeTexts}
          to="/admin/content"
        />
        <StatTile
          label="Team members"
          endpoint={endpoints.teamMembers}
          getCount={lengthOf}
          getDetail={describeMembers}
          to="/admin/team"
        />
        <StatTile
          label="Conferences"
          endpoint={endpoints.conferences}
          getCount={lengthOf}
          getDetail={describeConferences}
          to="/admin/conferences"
        />
      </ul>
    </section>
  );
}

function describeTexts(entries: ContentEntry[]): string {
  const defaults = listAllTexts(entries).filter(({ entry }) => !entry).length;
  return `${entries.length} edited, ${defaults} with default wording`;
}

function describeMembers(members: TeamMember[]): string {
  const inactive = members.filter(({ isActive }) => !isActive).length;
  return inactive === 0 ? 'All active' : `${members.length - inactive} active, ${inactive} inactive`;
}

const describeConferences = (conferences: ListedConference[]): string =>
  conferenceStatuses
    .map((status) => ({ status, count: conferences.filter((conference) => conference.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`)
    .join(', ');
