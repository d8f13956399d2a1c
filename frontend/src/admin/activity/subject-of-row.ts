import type { ChangedRow } from '@majlis/contracts/activity';
import { endpoints } from '@majlis/contracts/endpoints';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { conferencePartnerResource } from '../conference-partners/conference-partner-resource';
import { conferenceManagementResource } from '../conferences/conference-resource';
import { contentResource } from '../content/content-resource';
import type { ResourceConfig } from '../crud/resource-config';
import { documentResource } from '../documents/document-resource';
import { feedItemResource } from '../feeds/items/item-resource';
import { kindOfItem } from '../feeds/items/kind-of-item';
import { heroImageResource } from '../hero-images/hero-image-resource';
import { subjectOf } from '../history/history-subject';
import type { HistorySubject } from '../history/show-history';
import { mediaResource } from '../media/media-resource';
import { pageResource } from '../pages/page-resource';
import { partnerResource } from '../partners/partner-resource';
import { roomResource } from '../session-grid/rooms/room-resource';
import { sessionResource } from '../sessions/session-resource';
import { speakerResource } from '../speakers/speaker-resource';
import { teamMemberResource } from '../team/team-member-resource';
import { testimonialResource } from '../testimonials/testimonial-resource';
import { timelineResource } from '../timeline/timeline-resource';
import { conferenceIdOf } from './conference-of-row';
import { rowName } from './describe-activity';
import { ExplainedError } from './explained-error';

type FindSubject = (cache: QueryClient, row: ChangedRow) => HistorySubject | Promise<HistorySubject>;

const inSection =
  <Row extends AuditFields>(resource: ResourceConfig<Row>): FindSubject =>
  (_cache, row) =>
    subjectOf(resource, row.id, rowName(row));

type InConference<Row extends AuditFields> = (conference: { id: string; timezone: string }) => ResourceConfig<Row>;

const inConference =
  <Row extends AuditFields>(resourceOf: InConference<Row>): FindSubject =>
  async (cache, row) => {
    const id = await conferenceIdOf(cache, row);
    const conferences = await cache.fetchQuery(query(endpoints.conferences));
    const timezone = conferences.find((conference) => conference.id === id)?.timezone ?? 'UTC';
    return subjectOf(resourceOf({ id, timezone }), row.id, rowName(row));
  };

const findFeedItem: FindSubject = async (cache, row) => {
  const kind = await kindOfItem(cache, row.id);
  if (!kind) throw new ExplainedError(t('feeds.noSourceBringsIt'));
  return subjectOf(feedItemResource(kind), row.id, rowName(row));
};

const finders: Record<string, FindSubject> = {
  content_entries: inSection(contentResource),
  pages: inSection(pageResource),
  media: inSection(mediaResource),
  hero_images: inSection(heroImageResource),
  timeline_events: inSection(timelineResource),
  team_members: inSection(teamMemberResource),
  partners: inSection(partnerResource),
  testimonials: inSection(testimonialResource),
  people: inSection(speakerResource),
  conferences: inSection(conferenceManagementResource),
  sessions: inConference(sessionResource),
  rooms: inConference(roomResource),
  documents: inConference(documentResource),
  conference_partners: inConference(conferencePartnerResource),
  items: findFeedItem,
};

/** Returns undefined for a table without a section. */
export const findSubject = async (cache: QueryClient, row: ChangedRow): Promise<HistorySubject | undefined> =>
  finders[row.table]?.(cache, row);
