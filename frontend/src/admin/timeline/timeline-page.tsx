import { type TimelineEvent, timelinePages } from '@majlis/contracts/timeline-events';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/timeline';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { preview } from '../preview';
import { TimelineForm } from './timeline-form';
import { TimelineHelp } from './timeline-help';
import { publicPaths, timelineResource } from './timeline-resource';

const section: CrudSection<TimelineEvent> = {
  path: 'timeline',
  title: common.timeline,
  description: messages.description,
  resource: timelineResource,
  nameColumn: {
    header: messages.event,
    render: ({ year, title }) => (
      <>
        <span className="row-meta">{year}</span>
        <span dir="auto">{title}</span>
      </>
    ),
  },
  detailColumn: { header: common.description, render: ({ description }) => <p dir="auto">{preview(description)}</p> },
  groups: timelinePages.map((page) => ({
    label: messages.pageLabels[page],
    publicPath: publicPaths[page],
    includes: (event) => event.page === page,
  })),
  emptyState: {
    title: messages.noEvents,
    text: messages.emptyText,
  },
  deleteWarning: messages.deleteWarning,
  Help: TimelineHelp,
  Form: TimelineForm,
};

export const TimelinePage = () => <CrudPage section={section} />;
