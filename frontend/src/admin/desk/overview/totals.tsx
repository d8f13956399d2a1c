import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { conferenceStatuses } from '@majlis/contracts/shared/choices';
import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import type { TeamMember } from '@majlis/contracts/site/team-members.schema';
import { t } from '#messages/staff';
import { listAllTexts } from '../../sections/website/content/content-groups';
import { Panel } from '../../shell/panel';
import { StatTile } from '../../shell/stat-tile';
import * as styles from '../../shell/stat-tile.module.scss';

const lengthOf = ({ length }: unknown[]) => length;

/** Each number is that of the list it links to. */
export function Totals() {
  return (
    <Panel id="totals-title" title={t('overview.totals')}>
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
    </Panel>
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
