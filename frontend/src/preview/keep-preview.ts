import { type PreviewToken, readPreviewToken, withPreview } from './preview-token';

const linkEvents = ['pointerover', 'pointerdown', 'focusin', 'click'];

/**
 * Every page that is reached from the preview is part of it. The site itself knows nothing of previews, because each visitor
 * would have to load that.
 */
export function keepPreview(preview: PreviewToken): void {
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', () => addToAddress(preview));
  for (const type of linkEvents)
    document.addEventListener(type, ({ target }) => addToLink(target, preview), { capture: true, passive: true });
}

function addToAddress(preview: PreviewToken): void {
  if (readPreviewToken(window.location)) return;
  const address = withPreview(window.location.href, preview);
  if (address) window.history.replaceState(window.history.state, '', address);
}

/** A link that is opened in another tab belongs to the preview, too. */
function addToLink(target: EventTarget | null, preview: PreviewToken): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const address = link && withPreview(link.href, preview);
  if (address) link.setAttribute('href', address);
}
