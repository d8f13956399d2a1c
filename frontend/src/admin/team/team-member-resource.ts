import { endpoints } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { type TeamMember, teamMemberInput } from '@majlis/contracts/team-members';
import { t } from '#messages/staff';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';
import { toText } from '../form/form-values';

export const teamMemberResource: ResourceConfig<TeamMember> = {
  table: 'team_members',
  list: endpoints.teamMembers,
  deleted: staffEndpoints.deletedTeamMembers,
  invalidates: [],
  schema: teamMemberInput,
  toDisplayed: (values) => ({ ...values, image: toImageUrl(toText(values.image)) }),
  publicPath: () => '/about#team',
  noun: 'team member',
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  describe: (member) =>
    `${[member.name, member.position].join(t('lists.listSeparator'))} (${[...member.categories.map((section) => t(`team.sectionNames.${section}`)), describePosition(member)].join(t('lists.listSeparator'))}) ${member.profile}`,
};

/** A member's image is stored as a file name in this folder. */
const imageFolder = '/images/team/';
export const toImageUrl = (image: string) => image && imageFolder + image;
export const toImageFileName = (url: string) => url.replace(imageFolder, '');
