import { language } from '#messages/language';
import { formatDateRange } from './dates';

export type HijriDateProps = {
  start: string;
  end?: string;
  timeZone?: string;
};

const calendar = `${language}-u-ca-islamic-umalqura-nu-latn`;

/** Browsers may spell a month in another way than the publisher. */
export const HijriDate = ({ start, end = start, timeZone = 'UTC' }: HijriDateProps) => (
  <>
    {' · '}
    <bdi suppressHydrationWarning>{formatDateRange(start, end, timeZone, calendar).replace(',', '')}</bdi>
  </>
);
