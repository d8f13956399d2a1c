import { Link } from 'react-router-dom';
import * as messages from '#messages/speakers';
import * as uiMessages from '#messages/ui';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function SpeakerLoadError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isNotFound ? messages.speakerNotFound : messages.speaker} noindex />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? messages.speakerNotFound : messages.speakerFailed}
        text={isNotFound ? messages.notInAProgramme : uiMessages.tryAgainInAMoment}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {uiMessages.tryAgain}
            </button>
          )}
          <Link className={`btn ${isNotFound ? 'btn-primary' : 'btn-outline-primary'}`} to="/speakers">
            {messages.allSpeakers}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
