import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/page/notice';
import { SessionMeta } from './session-meta';
import { unknownSession } from './use-session';

type SessionMissingProps = { conference: Conference | undefined; isUnknown: boolean; onRetry: () => void };

export function SessionMissing({ conference, isUnknown, onRetry }: SessionMissingProps) {
  return (
    <div className="page-width section">
      <SessionMeta conference={conference} title={isUnknown ? 'Session not found' : 'Session'} session={undefined} />
      <Notice
        role="alert"
        isPage
        title={isUnknown ? 'Session not found' : 'This session could not be loaded'}
        text={isUnknown ? unknownSession : 'Please try again in a moment.'}
      >
        <div className="actions">
          {!isUnknown && (
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
