import { type ReactNode, Suspense, startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#messages';
import { useIntersection } from '../../ui/hooks';
import { useIsHydrating } from '../../ui/page/prerender';
import * as styles from './searchable-list.module.scss';

/** A multiple of 1, 2, 3 and 4 columns, so that every chunk ends with a full row. */
const chunkSize = 12;
/**
 * Up to this number rendering takes no noticeable time, and the browser's own search finds every card. More cards would make a
 * prerendered page too heavy for a phone.
 */
export const maxPlainCards = 60;

type VirtualCardGridProps<Item> = {
  items: Item[];
  /** The length of the whole list, if `items` are only its start. */
  total?: number | undefined;
  /** The noun of the list's accessible name: 'Publications'. */
  name: string;
  className?: string;
  /** Renders an item as `<li>`. */
  children: (item: Item) => ReactNode;
};

// Only chunks near the viewport are rendered. With `content-visibility` alone, 10,000 cards block a phone for 3 s and each
// search for 6 s; in chunks for 0.3 and 0.5 s.
export function VirtualCardGrid<Item>({
  items,
  total = items.length,
  name,
  className = 'card-grid',
  children,
}: VirtualCardGridProps<Item>) {
  const heights = useChunkHeights();
  const [initialLength] = useState(items.length);
  if (total <= maxPlainCards) return <ul className={className}>{items.map(children)}</ul>;
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => {
    const first = index * chunkSize;
    const last = Math.min(first + chunkSize, items.length);
    return (
      <VirtualChunk
        key={first}
        estimatedHeight={heights.heightOf(index)}
        // The focus moves to the first card that is added.
        isRenderedAtOnce={first === 0 || first === initialLength}
        onMeasure={(height) => heights.record(index, height)}
        renderCards={() => (
          <ul
            className={className}
            aria-label={t('searchableList.itemsOf', { list: name, first: first + 1, last, count: total })}
          >
            {items.slice(first, last).map(children)}
          </ul>
        )}
      />
    );
  });
}

/** Estimated chunk height in px, used until the first chunk has been measured. */
const defaultHeight = 1800;

/** Heights in px by location key, then by chunk index. */
const heightsByVisit = new Map<string, number[]>();

/** Remembers heights per history entry, so that the scroll position can be restored on back navigation. */
function useChunkHeights() {
  const { key } = useLocation();
  const [firstHeight, setFirstHeight] = useState(() => heightsByVisit.get(key)?.[0] ?? defaultHeight);
  return {
    heightOf: (index: number) => heightsByVisit.get(key)?.[index] ?? firstHeight,
    record: (index: number, height: number) => {
      const heights = heightsByVisit.get(key) ?? [];
      heights[index] = height;
      heightsByVisit.set(key, heights);
      if (index === 0) setFirstHeight(height);
    },
  };
}

type VirtualChunkProps = {
  /** The height of the chunk in px while it is not rendered. */
  estimatedHeight: number;
  isRenderedAtOnce: boolean;
  onMeasure: (height: number) => void;
  renderCards: () => ReactNode;
};

/** Chunks are rendered within this distance of the viewport. */
const renderMargin = '1200px 0px';

/** Away from the viewport an empty box of the same height takes the place of the cards. */
function VirtualChunk({ estimatedHeight, isRenderedAtOnce, onMeasure, renderCards }: VirtualChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  // A prerendered page must be readable without scripts.
  const [isNearViewport, setNearViewport] = useState(isRenderedAtOnce || isHydrating);
  const [measuredHeight, setMeasuredHeight] = useState<number>();
  const measureHeight = useEffectEvent(() => {
    if (!isNearViewport || !box.current) return;
    const { offsetHeight } = box.current;
    setMeasuredHeight(offsetHeight);
    onMeasure(offsetHeight);
  });
  const onIntersection = (isIntersecting: boolean) => {
    // The height is measured again, because a late font may have changed it since the first render.
    measureHeight();
    // The chunk is still outside the viewport, so rendering it may yield to input.
    startTransition(() => setNearViewport(isIntersecting));
  };
  useIntersection(box, onIntersection, renderMargin);
  // A layout effect still finds the element in the document when the page is left.
  useLayoutEffect(() => () => measureHeight(), []);

  return (
    <div
      ref={box}
      className={styles.chunk}
      style={isNearViewport || isHydrating ? undefined : { blockSize: measuredHeight ?? estimatedHeight }}
    >
      {/* Each chunk hydrates in a task of its own, so that a long list does not block input. */}
      <Suspense>{isNearViewport && renderCards()}</Suspense>
    </div>
  );
}
