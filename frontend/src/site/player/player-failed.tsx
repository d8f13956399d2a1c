import { ExternalLink } from '../../ui/external-link';
import { player } from './player';

type PlayerFailedProps = { failure: string; audioUrl: string };

export function PlayerFailed({ failure, audioUrl }: PlayerFailedProps) {
  return (
    <div className="player-failed" role="alert">
      <p>{failure}</p>
      <div className="actions">
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={() => player.retry()}>
          Try again
        </button>
        <ExternalLink href={audioUrl}>Open the recording</ExternalLink>
      </div>
    </div>
  );
}
