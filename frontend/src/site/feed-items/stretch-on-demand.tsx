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
import { useIsTakenOver } from '../../ui/page/published';
import * as styles from './feed-listing.module.scss';

type StretchOnDemandProps = {
  /** Which it had or, as far as can be told, will have. */
  heightAway: number;
  isFirst: boolean;
  /** Whether it stands in a written page, where everything can be read without JavaScript. */
  isWritten: boolean;
  onHeight: (height: number) => void;
  draw: () => ReactNode;
};

/** How far from the window a stretch is drawn already. */
const ahead = '1200px 0px';

/** Some cards of a long list: drawn while they are near the window, else an empty place as high as they are. */
export function StretchOnDemand({ heightAway, isFirst, isWritten, onHeight, draw }: StretchOnDemandProps) {
  const box = useRef<HTMLDivElement>(null);
  const isTakenOver = useIsTakenOver();
  const [isNear, setNear] = useState(isFirst || (isWritten && isTakenOver));
  const [heightLeft, setHeightLeft] = useState<number>();
  const noteHeight = useEffectEvent(() => {
    if (!isNear || !box.current) return;
    const { offsetHeight } = box.current;
    setHeightLeft(offsetHeight);
    onHeight(offsetHeight);
  });

  useEffect(() => {
    if (!box.current) return;
    const tell = (news: IntersectionObserverEntry[]) => {
      // Only now: a font that came late may have changed it.
      noteHeight();
      // Drawn in the pauses: nobody sees it yet.
      startTransition(() => setNear(news.at(-1)?.isIntersecting ?? false));
    };
    const watch = new IntersectionObserver(tell, { rootMargin: ahead });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  // While it still stands in the page that is left.
  useLayoutEffect(() => () => noteHeight(), []);

  return (
    <div
      ref={box}
      className={styles.stretch}
      style={isNear || isTakenOver ? undefined : { blockSize: heightLeft ?? heightAway }}
    >
      {/* Each is taken over for itself, so that a long list keeps nobody waiting. */}
      <Suspense>{isNear && draw()}</Suspense>
    </div>
  );
}
