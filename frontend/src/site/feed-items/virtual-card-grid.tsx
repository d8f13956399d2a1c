import type { ReactNode } from 'react';
import * as messages from '#messages/searchable-list';
import { useChunkHeights } from './use-chunk-heights';
import { VirtualChunk } from './virtual-chunk';

/** A multiple of 1, 2, 3 and 4 columns, so that every chunk ends with a full row. */
const chunkSize = 12;
/** Up to here rendering takes no noticeable time, and the browser's own search finds every card. */
const virtualizeThreshold = 60;
/** More cards would make the prerendered page too heavy for a phone. */
const maxPrerenderedCards = 240;

type VirtualCardGridProps<Item> = {
  items: Item[];
  /** The noun of the list's accessible name: 'Publications'. */
  name: string;
  className?: string;
  /** Renders an item as `<li>`. */
  children: (item: Item) => ReactNode;
};

// Only chunks near the viewport are rendered. With `content-visibility` alone, 10,000 cards block a phone for 3 s and each
// search for 6 s; in chunks for 0.3 and 0.5 s.
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
          <ul className={className} aria-label={messages.itemsOf(name, first + 1, last, items.length)}>
            {items.slice(first, last).map(children)}
          </ul>
        )}
      />
    );
  });
}
