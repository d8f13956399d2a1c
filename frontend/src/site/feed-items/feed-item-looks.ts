/** A card in a grid, the first item of a page, or a line of a list. */
export type FeedItemLook = 'card' | 'lead' | 'row';

export const lookClasses: Record<FeedItemLook, string> = {
  card: 'feed-item-card',
  lead: 'feed-item-lead',
  row: 'feed-item-row',
};
