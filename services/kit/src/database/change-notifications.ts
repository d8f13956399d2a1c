import { type FeedKind, feedKinds } from '@majlis/contracts/feed-sources';

/** Triggers of every service notify this channel when something that pages show is saved. */
export const changesChannel = 'majlis_changed';

/** What was saved. */
export type Change = { source: 'cms' } | { source: 'conference'; id: string } | { source: 'feeds'; kind: FeedKind };

const conferencePayload = /^conference ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Reads the payload of a notification: `cms`, `conference <id>` or `feeds <kind>`, as the triggers write it. Undefined for
 * any other, which triggers of a later release may send while it is rolled out.
 */
export function parseChange(payload: string): Change | undefined {
  if (payload === 'cms') return { source: 'cms' };
  const [, id] = conferencePayload.exec(payload) ?? [];
  if (id) return { source: 'conference', id };
  const kind = feedKinds.find((each) => payload === `feeds ${each}`);
  return kind && { source: 'feeds', kind };
}
