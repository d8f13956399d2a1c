import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  changesFeedPath,
  type ProgrammeChange,
  type ProgrammeChanges,
} from '@majlis/contracts/programme/programme-changes';
import { languageTag, openGraphLocale } from '@majlis/contracts/shared/languages';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import { ogImagePath } from '../../../seo/og-image';
import { PageMeta } from '../../../seo/page-meta';
import { Breadcrumb } from '../../../ui/page/breadcrumb';
import { Notice } from '../../../ui/page/notice';
import { PageHeader } from '../../../ui/page/page-header';
import { localPath } from '../../../ui/page/page-path';
import { ShowMore, useShowMore } from '../../../ui/page/show-more';
import { LanguageContext } from '../../../ui/text/auto-text';
import { formatDay, formatDayWithWeekday } from '../../../ui/time/dates';
import { describeZoneAt } from '../../../ui/time/time-zones';
import { DraftBanner } from '../draft-banner';
import { PrintSender } from '../print-sender';
import { ChangeEntry } from './change-entry';
import * as styles from './changes.module.scss';

type ChangesContentsProps = { conference: Conference; programmeChanges: ProgrammeChanges };

export function ChangesContents({ conference, programmeChanges: { releasedAt, changes } }: ChangesContentsProps) {
  const { id, slug, title, status, language, timezone, startDate } = conference;
  const path = `/conferences/${slug}`;
  return (
    <LanguageContext value={languageTag(language)}>
      <PageMeta
        title={`${t('changes.changesToProgramme')}: ${title}`}
        description={t('changes.description', { conference: title })}
        locale={openGraphLocale(language)}
        imagePath={ogImagePath(path)}
        noindex={status === 'draft'}
      />
      {status === 'draft' && <DraftBanner conferenceId={id} />}
      <PageHeader
        title={t('changes.changesToProgramme')}
        back={
          <>
            <PrintSender path={`${path}/changes`} />
            <Breadcrumb
              pages={[
                { to: '/conferences', name: t('navigation.conferences') },
                { to: path, name: title },
              ]}
            />
          </>
        }
      >
        <p>
          {rich('changes.sinceRelease', {
            day: () => <time dateTime={releasedAt}>{formatDay(releasedAt, timezone)}</time>,
            zone: () => describeZoneAt(startDate, timezone),
          })}
        </p>
      </PageHeader>
      <div className="page-width section section-after-header">
        <p className={styles.links}>
          <Link to={`${path}#agenda`}>{t('changes.seeProgramme')}</Link>
          <a href={localPath(changesFeedPath(id))} type="application/atom+xml">
            {t('changes.followInFeedReader')}
          </a>
        </p>
        {changes.length === 0 ? (
          <Notice title={t('changes.noChanges')} text={t('changes.whatIsListed')} />
        ) : (
          <ChangeList changes={changes} slug={slug} timezone={timezone} />
        )}
      </div>
    </LanguageContext>
  );
}

type ChangeListProps = { changes: ProgrammeChange[]; slug: string; timezone: string };

function ChangeList({ changes, slug, timezone }: ChangeListProps) {
  const { visible, remaining, showMore } = useShowMore(changes);
  const days = new Map<string, ProgrammeChange[]>();
  for (const change of visible) {
    const day = formatDayWithWeekday(change.at, timezone);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return (
    <>
      {[...days].map(([day, changesOfDay], index) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${index}`}>
          <h2 id={`day-${index}`}>{day}</h2>
          <ol className={styles.changes}>
            {changesOfDay.map((change) => (
              <ChangeEntry key={change.id} change={change} slug={slug} timezone={timezone} />
            ))}
          </ol>
        </section>
      ))}
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}
