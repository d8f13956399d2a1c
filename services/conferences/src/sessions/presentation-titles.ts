/** SQL: the titles of the presentations in the session `original`, one on each line, in the order of its speakers. */
export const presentationTitlesSql = `(
  SELECT coalesce(string_agg(title, E'\\n' ORDER BY place), '') FROM (
    SELECT presentation_title AS title, min(speaker_order) AS place
    FROM session_speakers JOIN people ON people.id = person_id AND people.deleted_at IS NULL
    WHERE session_id = original.id AND presentation_title <> ''
    GROUP BY presentation_title
  ) AS titles)`;
