import { Suspense, useMemo, useState } from 'react';
import { lazyPage } from '../page/lazy-page';
import { useIsHydrating } from '../page/prerender';
import { SkeletonLines } from '../page/skeleton-lines';
import { detectHtmlLanguage } from './auto-text';

/** Loaded lazily, because prerendered pages do without it: it is a tenth of all code. */
const SanitisedText = lazyPage<{ html: string }>(async () => (await import('./sanitised-text')).SanitisedText);
export const loadSanitisedText = SanitisedText.load;

/** HTML from feeds or staff. The service has sanitised it; client-rendered HTML is sanitised again. */
export function RichText({ html }: { html: string }) {
  const isHydrating = useIsHydrating();
  const [prerendered] = useState(isHydrating ? html : undefined);
  if (html === prerendered) return <PrerenderedText html={html} />;
  return (
    <Suspense fallback={<SkeletonLines lines={4} />}>
      <SanitisedText html={html} />
    </Suspense>
  );
}

function PrerenderedText({ html }: { html: string }) {
  // React would set the HTML again for another object.
  const content = useMemo(() => ({ __html: html }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the prerendered HTML is in the document already
  return <div className="rich-text" dir="auto" lang={detectHtmlLanguage(html)} dangerouslySetInnerHTML={content} />;
}
