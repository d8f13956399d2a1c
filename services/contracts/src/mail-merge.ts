import { z } from 'zod';

/** Without ids all people are exported; with a conference, its sessions only. */
export const mailMergeInput = z.strictObject({
  ids: z.array(z.uuid('Give ids of people'), 'Give ids of people').max(6_000, 'At most 6,000 people').optional(),
  conferenceId: z.uuid('Give the id of a conference').optional(),
});
export type MailMergeInput = z.infer<typeof mailMergeInput>;
