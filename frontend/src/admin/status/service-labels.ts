import type { ServiceName } from '@majlis/contracts/system-status';

type ServiceLabels = {
  title: string;
  purpose: string;
  /** Effect of an outage on visitors and staff. */
  outageEffect: string;
};

/** Names of the services for staff who do not run servers. */
export const serviceLabels: Record<ServiceName, ServiceLabels> = {
  cms: {
    title: 'Content and sign-in',
    purpose: 'Texts, pictures and staff accounts',
    outageEffect: 'Visitors see the site as it was; nobody can sign in, and texts and pictures cannot be changed.',
  },
  conferences: {
    title: 'Conferences',
    purpose: 'Conferences, sessions, speakers and papers',
    outageEffect: 'Visitors see the conferences as they were; they cannot be changed.',
  },
  feeds: {
    title: 'Feeds',
    purpose: 'What is gathered from elsewhere',
    outageEffect: 'Visitors see what was read last; nothing new comes in.',
  },
  publisher: {
    title: 'Publisher',
    purpose: 'Writes the pages when something is saved',
    outageEffect: 'What you save is kept, but visitors see it only when the publisher runs again.',
  },
};

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Examples: 'two', '12'. */
export const numberToWords = (count: number): string => numberWords[count] ?? String(count);
