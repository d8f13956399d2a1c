import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import { previewEndHeader, previewHeader, publicPreview } from '@majlis/contracts/staff/drafts';
import type { Query } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { t } from '#messages';
import { setReadHooks } from '../api/client';
import { formatLocalDateTime } from '../ui/time/format-local-time';
import * as styles from './preview-bar.module.scss';
import { type PreviewToken, readPreviewToken, withPreview } from './preview-token';

/** The staff area sends this message when the open page must show another preview. */
type PreviewMessage = { preview: string };

/** For as long as the page is open, its reads get what visitors would get if the draft were live (infra/adr/history-and-drafts.md). */
function startPreview(first: PreviewToken): void {
  let preview = first;
  keepPreview(() => preview);
  const showState = createBar();
  if (first.service) showState({ hasEnded: false });
  const isOfPreview = (path: string) => serviceOfPath(path) === preview.service;
  setReadHooks({
    // A service that does not own the draft would answer that the preview has ended, so it is asked for the site as visitors see
    // it.
    headersFor: (path) => ({ [previewHeader]: isOfPreview(path) ? preview.token : publicPreview }),
    onResponse(path, { status, headers }) {
      if (isOfPreview(path)) showState({ hasEnded: status === 410, end: headers.get(previewEndHeader) ?? undefined });
    },
  });
  window.addEventListener('message', ({ origin, data }: MessageEvent<PreviewMessage>) => {
    const next =
      origin === window.location.origin &&
      readPreviewToken({ pathname: window.location.pathname, search: `?preview=${data.preview}` });
    if (!next) return;
    const services = [preview.service, next.service];
    preview = next;
    // If there was no draft before and is none now, staff have saved a row or undone a save, so any query may be outdated.
    const isChanged = ({ queryKey }: Query) =>
      services.every((service) => !service) || services.includes(serviceOfPath(String(queryKey[0])));
    void import('../main').then(async ({ client }) => {
      // A read that has already been sent would return the draft as it was before.
      await client.cancelQueries({ predicate: isChanged });
      await client.invalidateQueries({ predicate: isChanged });
    });
  });
}

function createBar(): (state: PreviewState) => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  // Beside its form in the staff area a preview needs no explanation.
  const isFramed = window.parent !== window;
  return (state) => root.render(isFramed && !state.hasEnded ? null : <PreviewBar {...state} />);
}

const linkEvents = ['pointerover', 'pointerdown', 'focusin', 'click'];

/**
 * Every page that is reached from the preview is part of it. The site itself contains no code for previews, because every visitor
 * would have to load it.
 */
function keepPreview(current: () => PreviewToken): void {
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', () => addToAddress(current()));
  for (const type of linkEvents)
    document.addEventListener(type, ({ target }) => addToLink(target, current()), { capture: true, passive: true });
}

function addToAddress(preview: PreviewToken): void {
  if (readPreviewToken(window.location)) return;
  const address = withPreview(window.location.href, preview);
  if (address) window.history.replaceState(window.history.state, '', address);
}

/** The preview is added to links, so that it continues in another tab. */
function addToLink(target: EventTarget | null, preview: PreviewToken): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const address = link && withPreview(link.href, preview);
  if (address) link.setAttribute('href', address);
}

/** `end` is unknown for the preview of an open form. */
type PreviewState = { end?: string; hasEnded: boolean };

const PreviewBar = ({ end, hasEnded }: PreviewState) =>
  hasEnded ? (
    <p role="alert" className={styles.bar}>
      {t('preview.hasEnded')}
    </p>
  ) : (
    <p role="status" className={styles.bar}>
      <strong>{t('preview.notPublic')}</strong> {end && t('preview.linkEnds', { time: formatLocalDateTime(end) })}
    </p>
  );

const preview = readPreviewToken(window.location);
if (preview) startPreview(preview);
