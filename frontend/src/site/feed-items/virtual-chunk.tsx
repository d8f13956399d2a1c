import {
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrating } from '../../ui/page/prerender';
import * as styles from './searchable-list.module.scss';

type VirtualChunkProps = {
  /** In px, while the chunk is not rendered. */
  estimatedHeight: number;
  isRenderedAtOnce: boolean;
  onMeasure: (height: number) => void;
  renderCards: () => ReactNode;
};

/** Chunks are rendered within this distance of the viewport. */
const renderMargin = '1200px 0px';

/** Away from the viewport an empty box of the same height takes the place of the cards. */
export function VirtualChunk({ estimatedHeight, isRenderedAtOnce, onMeasure, renderCards }: VirtualChunkProps) {
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

  useEffect(() => {
    if (!box.current) return;
    const onIntersection = (entries: IntersectionObserverEntry[]) => {
      // Measured here, because a late font may have changed the height since the first render.
      measureHeight();
      // The chunk is still outside the viewport, so rendering it may yield to input.
      startTransition(() => setNearViewport(entries.at(-1)?.isIntersecting ?? false));
    };
    const observer = new IntersectionObserver(onIntersection, { rootMargin: renderMargin });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
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
