import { z } from 'zod';
import { teamSections } from '../shared/choices.js';
import { defineList, type RowOf } from '../shared/define-list.schema.js';
import { pictureName, translated } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { code } from '../shared/messages.js';
import { multipartForm } from '../shared/multipart-form.schema.js';
import { optionalText, requiredText, uniqueTexts } from '../shared/text.schema.js';

export const teamMembers = defineList({
  table: 'team_members',
  path: listPaths.teamMembers,
  noun: 'team member',
  label: ['name'],
  isPersonal: true,
  staffPath: '/admin/team',
  publicRead: { operation: 'listTeam', schema: 'TeamMember', summary: 'The team, in order' },
  fields: {
    name: translated(requiredText(200), { isNameOfPerson: true }),
    position: translated(requiredText(200)),
    image: pictureName('team', z.string(code.required).regex(/^[\w-]{1,80}\.(webp|jpg|png|avif)$/, code.required)),
    profile: translated(optionalText(10_000), { lines: 6 }),
    categories: z.array(z.enum(teamSections, code.notSections), code.noSections).overwrite(uniqueTexts).default([]),
  },
});
export type TeamMember = RowOf<typeof teamMembers>;

/** The image is a file of the form, and a new member is always active. */
export const newTeamMember = teamMembers.input.omit({ image: true, isActive: true });

export const teamMemberMultipart = multipartForm(newTeamMember);
export type TeamMemberMultipart = z.infer<typeof teamMemberMultipart>;
