import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import * as messages from '#messages/session';
import { Notice } from '../../../ui/page/notice';
import { SessionMeta } from './session-meta';

type SessionLoadErrorProps = { conference: Conference | undefined; isNotFound: boolean; onRetry: () => void };

export function SessionLoadError({ conference, isNotFound, onRetry }: SessionLoadErrorProps) {
  return (
    <div className="page-width section">
      <SessionMeta
        conference={conference}
        title={isNotFound ? messages.notFound : messages.session}
        session={undefined}
      />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? messages.notFound : messages.loadError}
        text={isNotFound ? messages.movedOrWithdrawn : messages.tryInAMoment}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {messages.tryAgain}
            </button>
          )}
          {conference ? (
            <Link className="btn btn-outline-primary" to={`/conferences/${conference.slug}#agenda`}>
              {messages.viewProgramme}
            </Link>
          ) : (
            <Link className="btn btn-outline-primary" to="/conferences">
              {messages.allConferences}
            </Link>
          )}
        </div>
      </Notice>
    </div>
  );
}
