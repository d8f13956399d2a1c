import { Link } from 'react-router-dom';

/** Only staff are ever sent a draft. */
export function DraftBanner({ conferenceId }: { conferenceId: string }) {
  return (
    <div className="draft-banner">
      <div className="page-width">
        <p>This is a draft. Visitors do not see it.</p>
        <Link to={`/admin/conference-management/${conferenceId}/edit`}>Edit in the conference manager</Link>
      </div>
    </div>
  );
}
