import { runSql } from '@majlis/kit/testing/database';
import type { RunningConferences } from './running-conferences.js';

/** Makes all that was written so far older, as if so many hours had passed. */
export const moveHistory = ({ data }: RunningConferences, hours: number) =>
  runSql(
    data.ownerUrl,
    `UPDATE conferences.revisions SET at = at - interval '${hours} hours';
     ALTER TABLE conferences.conferences DISABLE TRIGGER USER;
     UPDATE conferences.conferences SET released_at = released_at - interval '${hours} hours';
     ALTER TABLE conferences.conferences ENABLE TRIGGER USER`,
  );
