import { Link } from 'react-router-dom';
import * as messages from '#messages/pages';
import * as uiMessages from '#messages/ui';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function TextPageLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={messages.page} noindex />
      <Notice role="alert" isPage title={messages.loadFailed} text={uiMessages.tryAgainInAMoment}>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {uiMessages.tryAgain}
          </button>
          <Link className="btn btn-outline-primary" to="/">
            {uiMessages.goToTheHomePage}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
