import { reads } from '@majlis/contracts/endpoints';
import type { TeamMember } from '@majlis/contracts/team-members';
import { placeOf } from '../editing/ordered-section';
import type { Resource } from '../editing/resource';

export const teamMemberResource: Resource<TeamMember> = {
  list: reads.teamMembers,
  deleted: reads.deletedTeamMembers,
  shownAt: [],
  noun: 'team member',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  summaryOf: (member) =>
    `${member.name}, ${member.position} (${[...member.categories, placeOf(member)].join(', ')}) ${member.profile}`,
};

/** A member's image is kept as the name of a file of this folder. */
const folder = '/images/team/';
export const imageUrlOf = (image: string) => image && folder + image;
export const imageOf = (url: string) => url.replace(folder, '');
