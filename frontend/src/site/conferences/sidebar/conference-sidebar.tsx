import type { Conference } from '@majlis/contracts/conferences';
import { ConferenceCalendar } from './conference-calendar';
import { ConferenceDetails } from './conference-details';
import { QuickNavigation } from './quick-navigation';
import { Registration } from './registration';

export function ConferenceSidebar({ conference }: { conference: Conference }) {
  return (
    <>
      <QuickNavigation conference={conference} />
      <ConferenceDetails conference={conference} />
      {conference.status !== 'draft' && <ConferenceCalendar conference={conference} />}
      {conference.registrationRequired && <Registration conference={conference} />}
    </>
  );
}
