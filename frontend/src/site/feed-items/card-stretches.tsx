import type { ReactNode } from 'react';
import { StretchOnDemand } from './stretch-on-demand';
import { useStretchHeights } from './use-stretch-heights';

/** Whole rows, whether one, two, three or four cards stand beside one another. */
const stretchLength = 12;
/** So many take no noticeable time, and the browser's own search finds all of them. */
const drawnWhole = 60;
/** A written page of more would be heavy for a phone; the others come when somebody gets there. */
const mostWritten = 240;

type CardStretchesProps<Item> = {
  items: Item[];
  /** What the items are, for those who hear the list: 'Publications'. */
  name: string;
  /** Of the grid. */
  className?: string;
  /** Draws one item as `<li>`. */
  children: (item: Item) => ReactNode;
};

/**
 * A grid of cards of any length. It is cut into stretches, of which only those near the window are drawn: ten thousand
 * cards at once would keep the browser busy for seconds.
 */
export function CardStretches<Item>({ items, name, className = 'card-grid', children }: CardStretchesProps<Item>) {
  const heights = useStretchHeights();
  if (items.length <= drawnWhole) return <ul className={className}>{items.map(children)}</ul>;
  return Array.from({ length: Math.ceil(items.length / stretchLength) }, (_, place) => {
    const first = place * stretchLength;
    const last = Math.min(first + stretchLength, items.length);
    return (
      <StretchOnDemand
        key={first}
        heightAway={heights.of(place)}
        isFirst={place === 0}
        isWritten={last <= mostWritten}
        onHeight={(height) => heights.note(place, height)}
        draw={() => (
          <ul className={className} aria-label={`${name} ${first + 1} to ${last} of ${items.length}`}>
            {items.slice(first, last).map(children)}
          </ul>
        )}
      />
    );
  });
}
