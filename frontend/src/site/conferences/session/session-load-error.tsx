import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/page/notice';
import { SessionMeta } from './session-meta';
import { sessionNotFoundText } from './use-session';

type SessionLoadErrorProps = { conference: Conference | undefined; isNotFound: boolean; onRetry: () => void };

export function SessionLoadError({ conference, isNotFound, onRetry }: SessionLoadErrorProps) {
  return (
    <div className="page-width section">
      <SessionMeta conference={conference} title={isNotFound ? 'Session not found' : 'Session'} session={undefined} />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? 'Session not found' : 'This session could not be loaded'}
        text={isNotFound ? sessionNotFoundText : 'Please try again in a moment.'}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Try Again
            </button>
          )}
          {conference ? (
            <Link className="btn btn-outline-primary" to={`/conferences/${conference.slug}#agenda`}>
              View Conference Program
            </Link>
          ) : (
            <Link className="btn btn-outline-primary" to="/conferences">
              All conferences
            </Link>
          )}
        </div>
      </Notice>
    </div>
  );
}
