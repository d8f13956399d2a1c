import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import { previewEndHeader, previewHeader } from '@majlis/contracts/staff/drafts';
import { createRoot } from 'react-dom/client';
import { setReadHooks } from '../api/client';
import { keepPreview } from './keep-preview';
import { PreviewBar, type PreviewState } from './preview-bar';
import { type PreviewToken, readPreviewToken } from './preview-token';

/** For as long as the page is open, its reads get what visitors would get if the draft were live (ADR 0025). */
function startPreview(preview: PreviewToken): void {
  keepPreview(preview);
  const showState = createBar();
  // A token is sent to its own service only; the others would answer that the preview has ended.
  const isOfPreview = (path: string) => serviceOfPath(path) === preview.service;
  setReadHooks({
    headersFor: (path): Record<string, string> => (isOfPreview(path) ? { [previewHeader]: preview.token } : {}),
    onResponse(path, { status, headers }) {
      if (isOfPreview(path)) showState({ hasEnded: status === 410, end: headers.get(previewEndHeader) ?? undefined });
    },
  });
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
