import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { formatDays } from '../../ui/dates';
import { Picture } from '../../ui/picture';
import { StatusBadge } from '../../ui/status-badge';
import { conferencePlace } from './conference-words';

/** The first conference of the list, when it is featured, takes a whole row. */
export function ConferenceCard({ conference, isLead }: { conference: Conference; isLead: boolean }) {
  const { slug, title, subtitle, shortDescription, featuredImage, startDate, endDate, timezone, status, featured } =
    conference;
  return (
    <li className={isLead ? 'conference-card conference-card-lead' : 'conference-card'}>
      <Picture
        className="conference-card-picture"
        url={featuredImage}
        alt=""
        sizes={isLead ? '(min-width: 992px) 700px, 100vw' : '(min-width: 768px) 380px, 100vw'}
        isFirst={isLead}
      />
      <p className="conference-card-date">
        <time dateTime={startDate}>{formatDays(startDate, endDate, timezone)}</time>
      </p>
      <div>
        <h3 dir="auto">
          <Link to={`/conferences/${slug}`}>{title}</Link>
        </h3>
        <p className="conference-card-text" dir="auto">
          {shortDescription || subtitle}
        </p>
      </div>
      <div className="conference-card-end">
        <span dir="auto">{conferencePlace(conference)}</span>
        <span className="conference-card-badges">
          {featured && <span className="status-badge featured-badge">Featured</span>}
          <StatusBadge status={status} />
        </span>
      </div>
    </li>
  );
}
