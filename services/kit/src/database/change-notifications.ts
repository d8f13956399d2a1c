import { type FeedKind, feedKinds } from '@majlis/contracts/feeds/feed-sources';

/** NOTIFY channel: triggers of every service announce here each write to what pages show, also to rows that are not public yet. */
export const changesChannel = 'majlis_changed';

export type ChangeNotification =
  | { source: 'cms' }
  | { source: 'conference'; id: string }
  | { source: 'feeds'; kind: FeedKind }
  /** Sent by `make rebuild-search`: everything that can be searched for has to be written to the search index again. */
  | { source: 'search' };

const conferencePayload = /^conference ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Undefined for an unknown payload, which triggers of a newer release may send during an upgrade. */
export function parseNotification(payload: string): ChangeNotification | undefined {
  if (payload === 'cms' || payload === 'search') return { source: payload };
  const [, id] = conferencePayload.exec(payload) ?? [];
  if (id) return { source: 'conference', id };
  const kind = feedKinds.find((each) => payload === `feeds ${each}`);
  return kind && { source: 'feeds', kind };
}
