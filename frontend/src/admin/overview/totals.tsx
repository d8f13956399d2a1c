import { conferenceStatuses } from '@majlis/contracts/choices';
import type { ListedConference } from '@majlis/contracts/conferences';
import type { ContentEntry } from '@majlis/contracts/content';
import { endpoints } from '@majlis/contracts/endpoints';
import type { TeamMember } from '@majlis/contracts/team-members';
import { t } from '#messages';
import { conferences } from '#messages/staff/common';
import * as messages from '#messages/staff/overview';
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
        {messages.totals}
      </h2>
      <ul className={styles.statTiles} data-layout="rows">
        <StatTile
          label={messages.contentItems}
          endpoint={endpoints.content}
          getCount={(entries) => listAllTexts(entries).length}
          getDetail={describeTexts}
          to="/admin/content"
        />
        <StatTile
          label={messages.teamMembers}
          endpoint={endpoints.teamMembers}
          getCount={lengthOf}
          getDetail={describeMembers}
          to="/admin/team"
        />
        <StatTile
          label={conferences}
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
  return messages.editedTexts(entries.length, defaults);
}

function describeMembers(members: TeamMember[]): string {
  const inactive = members.filter(({ isActive }) => !isActive).length;
  return inactive === 0 ? messages.allActive : messages.activeMembers(members.length - inactive, inactive);
}

const describeConferences = (listed: ListedConference[]): string =>
  conferenceStatuses
    .map((status) => ({ status, count: listed.filter((conference) => conference.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => messages.conferencesOf[status](count))
    .join(t('lists.listSeparator'));
