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
import * as styles from './feed-listing.module.scss';

type VirtualChunkProps = {
  /** Which it had or, as far as can be told, will have. */
  estimatedHeight: number;
  isFirst: boolean;
  /** Whether it stands in a written page, where everything can be read without JavaScript. */
  isPrerendered: boolean;
  onMeasure: (height: number) => void;
  renderCards: () => ReactNode;
};

/** How far from the window a stretch is drawn already. */
const renderMargin = '1200px 0px';

/** Some cards of a long list: drawn while they are near the window, else an empty place as high as they are. */
export function VirtualChunk({ estimatedHeight, isFirst, isPrerendered, onMeasure, renderCards }: VirtualChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [isNearViewport, setNearViewport] = useState(isFirst || (isPrerendered && isHydrating));
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
      // Only now: a font that came late may have changed it.
      measureHeight();
      // Drawn in the pauses: nobody sees it yet.
      startTransition(() => setNearViewport(entries.at(-1)?.isIntersecting ?? false));
    };
    const observer = new IntersectionObserver(onIntersection, { rootMargin: renderMargin });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  // While it still stands in the page that is left.
  useLayoutEffect(() => () => measureHeight(), []);

  return (
    <div
      ref={box}
      className={styles.stretch}
      style={isNearViewport || isHydrating ? undefined : { blockSize: measuredHeight ?? estimatedHeight }}
    >
      {/* Each is taken over for itself, so that a long list keeps nobody waiting. */}
      <Suspense>{isNearViewport && renderCards()}</Suspense>
    </div>
  );
}
