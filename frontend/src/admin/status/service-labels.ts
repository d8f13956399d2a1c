import type { ServiceName } from '@majlis/contracts/system-status';

type ServiceLabels = {
  title: string;
  purpose: string;
  outageEffect: string;
};

/** These texts are for staff who do not run servers. */
export const serviceLabels: Record<ServiceName, ServiceLabels> = {
  cms: {
    title: 'Content and sign-in',
    purpose: 'Texts, images and staff accounts',
    outageEffect: 'Visitors still see the site. Signing in and changing texts and images are not possible.',
  },
  conferences: {
    title: 'Conferences',
    purpose: 'Conferences, sessions, speakers and papers',
    outageEffect: 'Visitors still see the conferences. Changing them is not possible.',
  },
  feeds: {
    title: 'Feeds',
    purpose: 'Publications, posts, episodes and photos from external feeds',
    outageEffect: 'Visitors still see the earlier items. No new items are fetched.',
  },
  publisher: {
    title: 'Publisher',
    purpose: 'Updates the public pages after each save',
    outageEffect: 'Your changes are saved, but visitors see them only after the publisher runs again.',
  },
};

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Examples: 'two', '12'. */
export const numberToWords = (count: number): string => numberWords[count] ?? String(count);
