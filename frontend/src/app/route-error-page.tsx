import { Link } from 'react-router-dom';
import * as messages from '#messages/app';
import * as uiMessages from '#messages/ui';
import { PageMeta } from '../seo/page-meta';
import { Notice } from '../ui/page/notice';

export function RouteErrorPage() {
  return (
    <div className="page-width section">
      <PageMeta title={messages.pageFailed} noindex />
      <Notice role="alert" isPage title={messages.pageFailed} text={messages.connectionMayBeLost}>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            {messages.loadAgain}
          </button>
          <Link className="btn btn-outline-primary" to="/">
            {uiMessages.goToTheHomePage}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
