import type { Message } from '@majlis/contracts/shared/messages';

/** Returns the error of each field of a request, as people read it. */
export const messagesOf = (fields: Record<string, Message> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { message }]) => [name, message]));
