import type { TimelineEvent } from '@majlis/contracts/timeline-events';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { preview } from '../preview';
import { TimelineForm } from './timeline-form';
import { TimelineHelp } from './timeline-help';
import { pageLabels, timelineResource } from './timeline-resource';

const section: OrderedSection<TimelineEvent> = {
  path: 'timeline',
  title: 'Timeline',
  lead: 'The journey on the About page, and the short timeline of the home page.',
  seenAt: '/about#journey',
  resource: timelineResource,
  name: {
    head: 'Event',
    of: ({ year, title, page }) => (
      <>
        <span className="row-over">
          {year}
          <span className="badge" data-tone="plain">
            {pageLabels[page]}
          </span>
        </span>
        <span dir="auto">{title}</span>
      </>
    ),
  },
  detail: { head: 'Description', of: ({ description }) => <p dir="auto">{preview(description)}</p> },
  empty: {
    title: 'No timeline events yet',
    text: 'The About page leaves its journey out until there is an active one.',
  },
  consequence: 'It leaves the timeline at once.',
  Help: TimelineHelp,
  Form: TimelineForm,
};

export const TimelinePage = () => <OrderedPage section={section} />;
