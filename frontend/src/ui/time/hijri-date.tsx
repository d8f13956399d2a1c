import { formatDateRange } from './dates';

export type HijriDateProps = {
  start: string;
  end?: string;
  timeZone?: string;
};

/** Browsers may spell a month in another way than the publisher. */
export const HijriDate = ({ start, end = start, timeZone = 'UTC' }: HijriDateProps) => (
  <>
    {' · '}
    <bdi suppressHydrationWarning>{formatDateRange(start, end, timeZone, 'islamic-umalqura').replace(',', '')}</bdi>
  </>
);
