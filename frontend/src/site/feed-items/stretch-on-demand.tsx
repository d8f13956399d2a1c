import { type ReactNode, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type StretchOnDemandProps = {
  /** Which it had or, as far as can be told, will have. */
  heightAway: number;
  isFirst: boolean;
  onHeight: (height: number) => void;
  draw: () => ReactNode;
};

/** How far from the window a stretch is drawn already. */
const ahead = '1200px 0px';

/** Some cards of a long list: drawn while they are near the window, else an empty place as high as they are. */
export function StretchOnDemand({ heightAway, isFirst, onHeight, draw }: StretchOnDemandProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
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
    <div ref={box} className="card-stretch" style={isNear ? undefined : { blockSize: heightLeft ?? heightAway }}>
      {isNear && draw()}
    </div>
  );
}
