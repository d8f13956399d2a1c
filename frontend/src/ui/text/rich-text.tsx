import { useState } from 'react';
import { lazyPart } from '../page/lazy-part';
import { LoadBoundary } from '../page/load-boundary';
import { SkeletonLines } from '../page/loading';
import { useIsHydrating } from '../page/prerender';
import { detectHtmlLanguage } from './auto-text';

/** The sanitiser is loaded lazily, because prerendered pages do without it and it is a tenth of all code. */
const SanitisedText = lazyPart<{ html: string }>(async () => (await import('./sanitised-text')).SanitisedText);
export const loadSanitisedText = SanitisedText.load;

/**
 * The prerendered elements by their HTML. After Back a copy is shown until the sanitiser has loaded: a placeholder of another
 * height would move the text that the visitor was reading.
 */
const prerenderedTexts = new Map<string, Element>();

/** Renders HTML from feeds or staff. The service has sanitised it; HTML that the browser renders is sanitised again. */
export function RichText({ html }: { html: string }) {
  const isHydrating = useIsHydrating();
  // The object is kept in state, because React would set the HTML again for another object.
  const [prerendered] = useState(isHydrating ? { __html: html } : undefined);
  if (html === prerendered?.__html)
    return (
      <div
        className="rich-text"
        dir="auto"
        lang={detectHtmlLanguage(html)}
        ref={(element) => {
          if (element) prerenderedTexts.set(html, element);
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the prerendered HTML is in the document already
        dangerouslySetInnerHTML={prerendered}
      />
    );
  const text = prerenderedTexts.get(html);
  const copy = text && <div ref={(element) => element?.replaceChildren(text.cloneNode(true))} />;
  return (
    <LoadBoundary loading={copy ?? <SkeletonLines lines={4} />}>
      <SanitisedText html={html} />
    </LoadBoundary>
  );
}
