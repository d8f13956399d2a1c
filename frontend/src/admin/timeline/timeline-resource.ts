import { endpoints } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { type TimelineEvent, timelineEventInput } from '@majlis/contracts/timeline-events';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const publicPaths: Record<TimelineEvent['page'], string> = { about: '/about#journey', home: '/' };

export const timelineResource: ResourceConfig<TimelineEvent> = {
  table: 'timeline_events',
  list: endpoints.timelineEvents,
  deleted: staffEndpoints.deletedTimelineEvents,
  invalidates: [],
  schema: timelineEventInput,
  publicPath: ({ page }) => publicPaths[page],
  noun: 'timeline event',
  getId: ({ id }) => id,
  getName: ({ year, title }) => `${year}: ${title}`,
  describe: (event) => `${event.year}: ${event.title} (${describePosition(event)}). ${event.description}`,
};
