import type { Conference } from '@majlis/contracts/conferences';
import { languageTag } from '@majlis/contracts/languages';
import { Link } from 'react-router-dom';
import { direction } from '#messages/language';
import { useNow } from '../../ui/page/prerender';
import { StatusBadge } from '../../ui/page/status-badge';
import { Picture } from '../../ui/picture/picture';
import { AutoText, detectLanguage, LanguageContext } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { formatDateRange } from '../../ui/time/dates';
import * as styles from './conference-card.module.scss';
import { describeConferenceState } from './describe-conference-state';
import { formatConferenceLocation } from './format-conference-location';

export function ConferenceCard({ conference, isLead }: { conference: Conference; isLead: boolean }) {
  const { slug, title, subtitle, shortDescription, featuredImage, pictures } = conference;
  const { startDate, endDate, timezone, status, language } = conference;
  const location = formatConferenceLocation(conference);
  const state = describeConferenceState(conference, useNow());
  return (
    <li
      className={isLead ? `${styles.conferenceCard} ${styles.lead}` : styles.conferenceCard}
      dir={contentDirection(title)}
    >
      <Picture
        className={styles.picture}
        url={featuredImage}
        alt=""
        details={pictures?.[featuredImage]}
        sizes={isLead ? '(min-width: 992px) 700px, 100vw' : '(min-width: 992px) 580px, 100vw'}
        isFirst={isLead}
      />
      <p className="card-date">
        <time dateTime={startDate} dir={direction}>
          {formatDateRange(startDate, endDate, timezone)}
        </time>
        <AlsoHijri start={startDate} end={endDate} timeZone={timezone} />
      </p>
      <div>
        <LanguageContext value={languageTag(language)}>
          <AutoText as="h3" text={title}>
            <Link to={`/conferences/${slug}`}>{title}</Link>
          </AutoText>
          <AutoText as="p" className={styles.text} text={shortDescription || subtitle} />
        </LanguageContext>
      </div>
      <div className={styles.footer}>
        <span dir="auto" lang={detectLanguage(location)}>
          {location}
        </span>
        <StatusBadge status={status} />
        {state && <span className={state.isOver ? `${styles.state} ${styles.over}` : styles.state}>{state.text}</span>}
      </div>
    </li>
  );
}
