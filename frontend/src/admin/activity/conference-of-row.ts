import type { ChangedRow } from '@majlis/contracts/activity';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { rowHistory } from '@majlis/contracts/history';
import { roomsOf } from '@majlis/contracts/rooms';
import type { QueryClient } from '@tanstack/react-query';
import { query } from '../../api/query';

/** The history of a row is found by its own id, so that any conference does where its own is unknown. */
const anyConference = '00000000-0000-4000-8000-000000000000';

const listPaths: Record<string, string> = {
  sessions: writePaths.sessions,
  rooms: roomsOf(anyConference).path,
  conference_partners: endpoints.conferencePartners(anyConference).path,
  documents: endpoints.documents(anyConference).path,
};

/** A change does not name the conference of its row, but each version of the row does. */
export async function conferenceIdOf(cache: QueryClient, { table, id }: ChangedRow): Promise<string> {
  const { versions } = await cache.fetchQuery(query(rowHistory(`${listPaths[table]}/${id}`, 1)));
  return String(versions[0]?.values.conferenceId);
}
