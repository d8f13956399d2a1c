import { Link } from 'react-router-dom';
import * as messages from '#messages/podcasts';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function EpisodeNotFound() {
  return (
    <div className="page-width section">
      <PageMeta title={messages.episodeNotFound} noindex />
      <Notice role="alert" isPage title={messages.episodeNotFound} text={messages.episodeMayHaveMoved}>
        <div className="actions">
          <Link className="btn btn-primary" to="/podcasts">
            {messages.allEpisodes}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
