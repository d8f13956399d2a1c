import type { Conference } from '@majlis/contracts/conferences';
import { Breadcrumb } from '../../ui/page/breadcrumb';
import { PageHeader } from '../../ui/page/page-header';
import { PageTitle } from '../../ui/page/page-title';
import { ShareButton } from '../../ui/page/share-button';
import { Icon } from '../../ui/picture/icon';
import { Picture } from '../../ui/picture/picture';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { formatDateRange } from '../../ui/time/dates';
import * as styles from './conference-page.module.scss';
import { formatConferenceLocation } from './format-conference-location';

export function ConferenceHeader({ conference }: { conference: Conference }) {
  const { slug, title, subtitle, featuredImage } = conference;
  if (!featuredImage)
    return (
      <PageHeader back={<BackToConferences />} title={title}>
        {subtitle && <AutoText as="p" text={subtitle} />}
        <WhenAndWhere conference={conference} />
        <ShareButton title={title} path={`/conferences/${slug}`} />
      </PageHeader>
    );
  return (
    <header className="picture-header">
      <Picture className="picture-header-image" url={featuredImage} alt="" sizes="100vw" isFirst />
      <div className="page-width">
        <BackToConferences />
        <PageTitle text={title} />
        {subtitle && <AutoText as="p" className="lead" text={subtitle} />}
        <WhenAndWhere conference={conference} />
        <ShareButton title={title} path={`/conferences/${slug}`} />
      </div>
    </header>
  );
}

const BackToConferences = () => <Breadcrumb pages={[{ to: '/conferences', name: 'Conferences' }]} />;

function WhenAndWhere({ conference }: { conference: Conference }) {
  const { startDate, endDate, timezone } = conference;
  const location = formatConferenceLocation(conference);
  return (
    <p className={styles.whenAndWhere}>
      <span>
        <Icon name="calendar" /> <time dateTime={startDate}>{formatDateRange(startDate, endDate, timezone)}</time>
      </span>
      <span>
        <Icon name="location" />{' '}
        <span dir="auto" lang={detectLanguage(location)}>
          {location}
        </span>
      </span>
    </p>
  );
}
