import { seriesOfTitle, slugOfCopy, titleOfCopy } from '@majlis/contracts/conference-copy';
import { conferenceCopyInput } from '@majlis/contracts/conference-copy-input';
import type { Conference } from '@majlis/contracts/conferences';
import { toLocalDateTime } from '@majlis/contracts/zoned-times';
import { toFormValues } from '../../crud/contract-fields';
import type { FormValues } from '../../form/form-values';

/** A copy is proposed for the next year that is not over, on the same day. */
export function proposeCopy({ title, series, startDate, timezone }: Conference, now: Date): FormValues {
  const [from = '', month, day] = toLocalDateTime(startDate, timezone).slice(0, 10).split('-');
  const today = now.toISOString().slice(0, 10);
  const inYear = (year: number) => `${year}-${month}-${month === '02' && day === '29' ? '28' : day}`;
  let year = Number(from) + 1;
  while (inYear(year) < today) year += 1;
  const newTitle = titleOfCopy(title, { from, to: String(year) });
  return {
    ...toFormValues(conferenceCopyInput),
    title: newTitle,
    slug: slugOfCopy(newTitle, inYear(year)),
    series: series || seriesOfTitle(title),
    startDate: inYear(year),
  };
}
