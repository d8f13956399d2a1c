import { type TimelineEvent, timelinePages } from '@majlis/contracts/timeline-events';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { preview } from '../preview';
import { TimelineForm } from './timeline-form';
import { TimelineHelp } from './timeline-help';
import { pageLabels, timelineResource } from './timeline-resource';

const seenAt: Record<TimelineEvent['page'], string> = { about: '/about#journey', home: '/' };

const section: OrderedSection<TimelineEvent> = {
  path: 'timeline',
  title: 'Timeline',
  lead: 'The journey on the About page, and the short timeline of the home page.',
  resource: timelineResource,
  name: {
    head: 'Event',
    of: ({ year, title }) => (
      <>
        <span className="row-over">{year}</span>
        <span dir="auto">{title}</span>
      </>
    ),
  },
  detail: { head: 'Description', of: ({ description }) => <p dir="auto">{preview(description)}</p> },
  groups: timelinePages.map((page) => ({
    label: pageLabels[page],
    seenAt: seenAt[page],
    has: (event) => event.page === page,
  })),
  empty: {
    title: 'No timeline events yet',
    text: 'The About page leaves its journey out until there is an active one.',
  },
  consequence: 'It leaves the timeline at once.',
  Help: TimelineHelp,
  Form: TimelineForm,
};

export const TimelinePage = () => <OrderedPage section={section} />;
