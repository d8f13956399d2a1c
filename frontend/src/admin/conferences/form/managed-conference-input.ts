import { type ConferenceInput, conferenceInput } from '@majlis/contracts/conference-input';
import { requiredText } from '@majlis/contracts/text';
import { type ZodType, z } from 'zod';

/** What the manager asks for beyond what the service does. */
const alsoRequired = z.looseObject({
  slug: requiredText('Slug', 140),
  description: requiredText('Description', 20_000),
});

/** A conference as the manager's form takes it; all that is missing is named at once. */
export const managedConferenceInput: ZodType<ConferenceInput> = z.unknown().transform((values, context) => {
  const checked = conferenceInput.safeParse(values);
  const missing = alsoRequired.safeParse(values);
  for (const { path, message } of [...(missing.error?.issues ?? []), ...(checked.error?.issues ?? [])])
    context.addIssue({ code: 'custom', path, message });
  return checked.success && missing.success ? checked.data : z.NEVER;
});
