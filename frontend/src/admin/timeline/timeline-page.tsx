import { type TimelineEvent, timelinePages } from '@majlis/contracts/timeline-events';
import { t } from '#messages/staff';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { preview } from '../preview';
import { TimelineForm } from './timeline-form';
import { TimelineHelp } from './timeline-help';
import { publicPaths, timelineResource } from './timeline-resource';

const section: CrudSection<TimelineEvent> = {
  path: 'timeline',
  title: t('common.timeline'),
  description: t('timeline.description'),
  resource: timelineResource,
  nameColumn: {
    header: t('timeline.event'),
    render: ({ year, title }) => (
      <>
        <span className="row-meta">{year}</span>
        <span dir="auto">{title}</span>
      </>
    ),
  },
  detailColumn: {
    header: t('common.description'),
    render: ({ description }) => <p dir="auto">{preview(description)}</p>,
  },
  groups: timelinePages.map((page) => ({
    label: t(`timeline.pageLabels.${page}`),
    publicPath: publicPaths[page],
    includes: (event) => event.page === page,
  })),
  emptyState: {
    title: t('timeline.noEvents'),
    text: t('timeline.emptyText'),
  },
  deleteWarning: t('timeline.deleteWarning'),
  Help: TimelineHelp,
  Form: TimelineForm,
};

export const TimelinePage = () => <CrudPage section={section} />;
