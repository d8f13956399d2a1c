import type { ReactNode } from 'react';
import { useChunkHeights } from './use-chunk-heights';
import { VirtualChunk } from './virtual-chunk';

/** Whole rows, whether one, two, three or four cards stand beside one another. */
const chunkSize = 12;
/** So many take no noticeable time, and the browser's own search finds all of them. */
const virtualizeThreshold = 60;
/** A written page of more would be heavy for a phone; the others come when somebody gets there. */
const maxPrerenderedCards = 240;

type VirtualCardGridProps<Item> = {
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
export function VirtualCardGrid<Item>({ items, name, className = 'card-grid', children }: VirtualCardGridProps<Item>) {
  const heights = useChunkHeights();
  if (items.length <= virtualizeThreshold) return <ul className={className}>{items.map(children)}</ul>;
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => {
    const first = index * chunkSize;
    const last = Math.min(first + chunkSize, items.length);
    return (
      <VirtualChunk
        key={first}
        estimatedHeight={heights.heightOf(index)}
        isFirst={index === 0}
        isPrerendered={last <= maxPrerenderedCards}
        onMeasure={(height) => heights.record(index, height)}
        renderCards={() => (
          <ul className={className} aria-label={`${name} ${first + 1} to ${last} of ${items.length}`}>
            {items.slice(first, last).map(children)}
          </ul>
        )}
      />
    );
  });
}
