import { Suspense, useMemo, useState } from 'react';
import { lazyPage } from '../page/lazy-page';
import { useIsHydrating } from '../page/prerender';
import { SkeletonLines } from '../page/skeleton-lines';
import { detectHtmlLanguage } from './auto-text';

/** Whoever opens a written page does without what sanitises: it is a tenth of all the code. */
const SanitisedText = lazyPage<{ html: string }>(async () => (await import('./sanitised-text')).SanitisedText);
export const loadSanitisedText = SanitisedText.load;

/** HTML from outside the code. The service has sanitised it before, and what the browser draws is sanitised again. */
export function RichText({ html }: { html: string }) {
  const isTakenOver = useIsHydrating();
  const [written] = useState(isTakenOver ? html : undefined);
  if (html === written) return <PrerenderedText html={html} />;
  return (
    <Suspense fallback={<SkeletonLines lines={4} />}>
      <SanitisedText html={html} />
    </Suspense>
  );
}

/** Stands in the written page, and is left as it is. */
function PrerenderedText({ html }: { html: string }) {
  // The same object each time: React would write another into the page again.
  const content = useMemo(() => ({ __html: html }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: in the browser nothing is written, for it is there already
  return <div className="rich-text" dir="auto" lang={detectHtmlLanguage(html)} dangerouslySetInnerHTML={content} />;
}
