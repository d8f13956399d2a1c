import { reads } from '@majlis/contracts/endpoints';
import type { TimelineEvent } from '@majlis/contracts/timeline-events';
import { placeOf } from '../editing/ordered-section';
import type { Resource } from '../editing/resource';

export const timelineResource: Resource<TimelineEvent> = {
  list: reads.timelineEvents,
  deleted: reads.deletedTimelineEvents,
  shownAt: [],
  noun: 'timeline event',
  idOf: ({ id }) => id,
  nameOf: ({ year, title }) => `${year}: ${title}`,
  summaryOf: (event) => `${event.year}: ${event.title} (${placeOf(event)}). ${event.description}`,
};

export const pageLabels: Record<TimelineEvent['page'], string> = { about: 'About', home: 'Home page' };
