import { z } from 'zod';
import { teamSections } from './choices.js';
import { code } from './messages.js';
import { multipartForm } from './multipart-form.js';
import { withPictures } from './picture-details.js';
import { type AuditFields, sortableFields } from './shared-fields.js';
import { optionalText, requiredText, uniqueTexts } from './text.js';

export const teamMemberInput = z.strictObject({
  name: requiredText(200),
  position: requiredText(200),
  /** File name below /images/team/. */
  image: z.string(code.required).regex(/^[\w-]{1,80}\.(webp|jpg|png|avif)$/, code.required),
  profile: optionalText(10_000),
  categories: z.array(z.enum(teamSections, code.notSections), code.noSections).overwrite(uniqueTexts).default([]),
  ...sortableFields,
});
export type TeamMemberInput = z.infer<typeof teamMemberInput>;
export const publicTeamMember = teamMemberInput.extend({ id: z.uuid(), ...withPictures }).meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof publicTeamMember> & AuditFields;

/** The image is a file of the form, and a new member is always active. */
export const newTeamMember = teamMemberInput.omit({ image: true, isActive: true });

export const teamMemberMultipart = multipartForm(newTeamMember);
export type TeamMemberMultipart = z.infer<typeof teamMemberMultipart>;
