import { z } from 'zod';
import { teamSections } from './choices.js';
import { type EditableRow, isActive, order } from './editable-row.js';
import { eachOnce, optionalText, requiredText } from './text.js';

const name = requiredText('Name', 200);
const position = requiredText('Position', 200);
const profile = optionalText('Profile', 10_000);
const categories = z
  .array(z.enum(teamSections, `Sections are ${teamSections.join(', ')}`), 'Choose the sections')
  .overwrite(eachOnce)
  .default([]);

export const teamMemberInput = z.strictObject({
  name,
  position,
  /** A file under /images/team/. */
  image: z.string('Profile image is required').regex(/^[\w-]{1,80}\.(webp|jpg|png|avif)$/, 'Profile image is required'),
  profile,
  categories,
  order: order.default(0),
  isActive: isActive.default(true),
});
export type TeamMemberInput = z.infer<typeof teamMemberInput>;
export type TeamMember = TeamMemberInput & EditableRow & { id: string };

/** The text fields of the multipart form that adds a member; its file is called `image`, `categories` is JSON. */
export const teamMemberForm = z.strictObject({
  name,
  position,
  profile,
  categories: z.string('Choose the sections').default('[]').transform(fromJson).pipe(categories),
  order: z.string('Order is a whole number').default('0').transform(Number).pipe(order),
});
export type TeamMemberForm = z.infer<typeof teamMemberForm>;

function fromJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('Choose the sections');
    return z.NEVER;
  }
}
