import { useMemo } from 'react';
import { detectHtmlLanguage } from './auto-text';
import { sanitise } from './sanitise';

declare global {
  interface Window {
    trustedTypes?: { createPolicy<Rules extends object>(name: string, rules: Rules): Rules };
  }
}

const sanitize = { createHTML: sanitise };
const policy = window.trustedTypes?.createPolicy('site', sanitize) ?? sanitize;

/** The only place that sets HTML from feeds or staff in the browser. */
export function SanitisedText({ html }: { html: string }) {
  const sanitised = useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the policy above
  return <div className="rich-text" dir="auto" lang={detectHtmlLanguage(html)} dangerouslySetInnerHTML={sanitised} />;
}
