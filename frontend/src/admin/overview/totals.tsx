import { conferenceStatuses } from '@majlis/contracts/choices';
import type { ListedConference } from '@majlis/contracts/conferences';
import type { ContentEntry } from '@majlis/contracts/content';
import { endpoints } from '@majlis/contracts/endpoints';
import type { TeamMember } from '@majlis/contracts/team-members';
import { t } from '#messages/staff';
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
        {t('overview.totals')}
      </h2>
      <ul className={styles.statTiles} data-layout="rows">
        <StatTile
          label={t('overview.contentItems')}
          endpoint={endpoints.content}
          getCount={(entries) => listAllTexts(entries).length}
          getDetail={describeTexts}
          to="/admin/content"
        />
        <StatTile
          label={t('overview.teamMembers')}
          endpoint={endpoints.teamMembers}
          getCount={lengthOf}
          getDetail={describeMembers}
          to="/admin/team"
        />
        <StatTile
          label={t('common.conferences')}
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
  return t('overview.editedTexts', { edited: entries.length, defaults });
}

function describeMembers(members: TeamMember[]): string {
  const inactive = members.filter(({ isActive }) => !isActive).length;
  return inactive === 0
    ? t('overview.allActive')
    : t('overview.activeMembers', { active: members.length - inactive, inactive });
}

const describeConferences = (listed: ListedConference[]): string =>
  conferenceStatuses
    .map((status) => ({ status, count: listed.filter((conference) => conference.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => t(`overview.conferencesOf.${status}`, { count }))
    .join(t('lists.listSeparator'));
