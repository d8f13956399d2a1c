import { type TimelineEvent, timelinePages } from '@majlis/contracts/timeline-events';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { preview } from '../preview';
import { TimelineForm } from './timeline-form';
import { TimelineHelp } from './timeline-help';
import { pageLabels, publicPaths, timelineResource } from './timeline-resource';

const section: CrudSection<TimelineEvent> = {
  path: 'timeline',
  title: 'Timeline',
  description: 'The journey on the About page and the short timeline on the home page.',
  resource: timelineResource,
  nameColumn: {
    header: 'Event',
    render: ({ year, title }) => (
      <>
        <span className="row-meta">{year}</span>
        <span dir="auto">{title}</span>
      </>
    ),
  },
  detailColumn: { header: 'Description', render: ({ description }) => <p dir="auto">{preview(description)}</p> },
  groups: timelinePages.map((page) => ({
    label: pageLabels[page],
    publicPath: publicPaths[page],
    includes: (event) => event.page === page,
  })),
  emptyState: {
    title: 'No timeline events yet',
    text: 'The About page shows no journey until you add an event.',
  },
  deleteWarning: 'It disappears from the timeline immediately. You can undo this.',
  Help: TimelineHelp,
  Form: TimelineForm,
};

export const TimelinePage = () => <CrudPage section={section} />;
