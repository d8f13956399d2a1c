import { Link } from 'react-router-dom';
import * as messages from '#messages/podcasts';
import * as uiMessages from '#messages/ui';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function EpisodeLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={messages.episodeTitle} noindex />
      <Notice role="alert" isPage title={messages.episodeFailed} text={uiMessages.tryAgainInAMoment}>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {uiMessages.tryAgain}
          </button>
          <Link className="btn btn-outline-primary" to="/podcasts">
            {messages.allEpisodes}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
