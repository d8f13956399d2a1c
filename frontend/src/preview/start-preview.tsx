import { previewEndHeader, previewHeader } from '@majlis/contracts/drafts';
import { createRoot } from 'react-dom/client';
import { keepPreview } from './keep-preview';
import { PreviewBar, type PreviewState } from './preview-bar';
import { type PreviewToken, readPreviewToken, serviceOfRead } from './preview-token';

/**
 * For as long as the page is open, its reads get what visitors would get if the draft were live (ADR 0025). The token is
 * added here and not by the API client, because each visitor would have to load that.
 */
function startPreview(preview: PreviewToken): void {
  keepPreview(preview);
  const showState = createBar();
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    if (typeof address !== 'string' || init?.method !== 'GET' || serviceOfRead(address) !== preview.service)
      return fetch(address, init);
    const headers = new Headers(init.headers);
    headers.set(previewHeader, preview.token);
    const response = await fetch(address, { ...init, headers });
    showState({ hasEnded: response.status === 410, end: response.headers.get(previewEndHeader) ?? undefined });
    return response;
  };
}

function createBar(): (state: PreviewState) => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  // Beside its form in the staff area a preview needs no explanation.
  const isFramed = window.parent !== window;
  const show = (state: PreviewState) => root.render(isFramed && !state.hasEnded ? null : <PreviewBar {...state} />);
  show({ hasEnded: false });
  return show;
}

const preview = readPreviewToken(window.location);
if (preview) startPreview(preview);
