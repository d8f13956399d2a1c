import { z } from 'zod';
import { teamSections } from './choices.js';
import { type EditableRow, isActive, order } from './editable-row.js';
import { multipartForm } from './multipart-form.js';
import { eachOnce, optionalText, requiredText } from './text.js';

export const teamMemberInput = z.strictObject({
  name: requiredText('Name', 200),
  position: requiredText('Position', 200),
  /** A file under /images/team/. */
  image: z.string('Profile image is required').regex(/^[\w-]{1,80}\.(webp|jpg|png|avif)$/, 'Profile image is required'),
  profile: optionalText('Profile', 10_000),
  categories: z
    .array(z.enum(teamSections, `Sections are ${teamSections.join(', ')}`), 'Choose the sections')
    .overwrite(eachOnce)
    .default([]),
  order: order.default(0),
  isActive: isActive.default(true),
});
export type TeamMemberInput = z.infer<typeof teamMemberInput>;
export type TeamMember = TeamMemberInput & EditableRow & { id: string };

/** A member who is added, beside the image: a new one is active. */
export const newTeamMember = teamMemberInput.omit({ image: true, isActive: true });

/** The parts of the multipart form that adds a member; its file is called `image`. */
export const teamMemberForm = multipartForm(newTeamMember);
export type TeamMemberForm = z.infer<typeof teamMemberForm>;
