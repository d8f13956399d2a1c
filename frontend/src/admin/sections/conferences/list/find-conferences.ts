import type { Conference } from '@majlis/contracts/conferences/conferences';
import { t } from '#messages';
import { createWordMatcher } from '../../../../ui/text/word-matcher';

export function findConferences<Listed extends Conference>(conferences: Listed[], filter: string): Listed[] {
  const matches = createWordMatcher(filter);
  return conferences.filter((conference) => {
    const { title, subtitle, series, theme, status, venue, city, country, slug, startDate } = conference;
    return matches(
      [
        title,
        subtitle,
        series,
        theme,
        status,
        t(`statuses.statuses.${status}`),
        venue,
        city,
        country,
        slug,
        startDate.slice(0, 4),
      ].join('\n'),
    );
  });
}
