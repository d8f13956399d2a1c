import type { ChangedRow } from '@majlis/contracts/activity';
import { endpoints } from '@majlis/contracts/endpoints';
import { rowHistory } from '@majlis/contracts/history';
import type { QueryClient } from '@tanstack/react-query';
import { query } from '../../api/query';
import type { HistorySubject } from '../history/show-history';
import { sectionOfTable } from '../layout/section-of-table';
import type { ConferenceOfRow, ConferenceSection } from '../sections';
import { rowName } from './describe-activity';

/** The history of a row is found by its own id, so that any conference does where its own is unknown. */
const anyConference: ConferenceOfRow = { id: '00000000-0000-4000-8000-000000000000', timezone: 'UTC' };

/** Returns undefined for a table without a section. */
export async function findSubject(cache: QueryClient, row: ChangedRow): Promise<HistorySubject | undefined> {
  const section = sectionOfTable(row.table);
  const conference = section?.view ? await conferenceOf(cache, row, section) : anyConference;
  return section?.loadSubject?.({ cache, id: row.id, name: rowName(row), conference });
}

/** A change does not name the conference of its row, but each version of the row does. */
export async function conferenceIdOf(cache: QueryClient, row: ChangedRow, section: ConferenceSection): Promise<string> {
  const { path } = await section.loadSubject({ cache, id: row.id, name: rowName(row), conference: anyConference });
  const { versions } = await cache.fetchQuery(query(rowHistory(path, 1)));
  return String(versions[0]?.values.conferenceId);
}

async function conferenceOf(cache: QueryClient, row: ChangedRow, section: ConferenceSection): Promise<ConferenceOfRow> {
  const id = await conferenceIdOf(cache, row, section);
  const conferences = await cache.fetchQuery(query(endpoints.conferences));
  return { id, timezone: conferences.find((conference) => conference.id === id)?.timezone ?? 'UTC' };
}
