import { relatedEpisodeCount } from '@majlis/contracts/feeds/feed-items';
import type { FeedKind } from '@majlis/contracts/feeds/feed-sources';

export type FeedViewName = 'research' | 'blog' | 'episodes' | 'summaries' | 'posts';

const columnSql = {
  title: `coalesce(nullif(title_override, ''), title)`,
  description: `coalesce(nullif(description_override, ''), description)`,
  publishedAt: `to_char(nullif(published_at, 'epoch') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

const feedItemColumns = `${columnSql.title} AS title, ${columnSql.description} AS description, ${columnSql.publishedAt} AS "pubDate", author,
  categories, link, nullif(picture_url, '') AS "imageUrl", CASE WHEN is_pinned THEN true END AS "isPinned"`;

const summaryColumns = `slug, ${columnSql.title} AS title, ${columnSql.description} AS description, ${columnSql.publishedAt} AS "pubDate",
  duration, link, audio_url AS "audioUrl", episode_number AS "episodeNumber", nullif(picture_url, '') AS "imageUrl",
  nullif(categories, '{}') AS categories, CASE WHEN is_pinned THEN true END AS "isPinned"`;

const episodeColumns = `${summaryColumns}, html AS "fullDescription", audio_type AS "audioType", audio_bytes AS "audioBytes", guid,
  nullif(transcripts, '[]') AS transcripts, chapters`;

const postColumns = `guid AS id, media_type, picture_url AS media_url, ${columnSql.description} AS caption, like_count, comments_count,
  ${columnSql.publishedAt} AS timestamp, link AS permalink`;

/** `noun` names the items in the error that is sent until a source was read. */
export const feedViews: Record<FeedViewName, { kind: FeedKind; columns: string; noun: string }> = {
  research: { kind: 'research', columns: feedItemColumns, noun: 'research items' },
  blog: { kind: 'blog', columns: feedItemColumns, noun: 'blog posts' },
  episodes: { kind: 'podcast', columns: episodeColumns, noun: 'podcast episodes' },
  summaries: { kind: 'podcast', columns: summaryColumns, noun: 'podcast episodes' },
  posts: { kind: 'instagram', columns: postColumns, noun: 'Instagram posts' },
};

/** $3: a category, or null for items of any. */
const visibleItemsSql =
  'FROM items WHERE source_url = ANY ($1) AND NOT is_hidden AND ($3::text IS NULL OR $3 = ANY (categories))';

export const countSql = `SELECT count(*)::int AS total FROM (SELECT ${visibleItemsSql} LIMIT $2) counted`;

/** Selects $2 items after the first $4. */
export const feedViewSql = ({ columns }: { columns: string }): string => `
  SELECT coalesce(json_agg(json_strip_nulls(row_to_json(item))), '[]')::text AS list
  FROM (SELECT ${columns} ${visibleItemsSql} ORDER BY is_pinned DESC, published_at DESC, first_seen_at DESC, id LIMIT $2 OFFSET $4) item`;

export const episodeSql = `
  SELECT json_strip_nulls(row_to_json(item))::text AS response
  FROM (SELECT ${episodeColumns} FROM items WHERE source_url = ANY ($1) AND NOT is_hidden AND slug = $2) item`;

/** Reads a few rows of the index by date, because sorting thousands of episodes by distance is slow. */
const nearestOnSide = (isOnSide: string, direction: 'ASC' | 'DESC') => `
  SELECT neighbour.* FROM target, unnest($1::text[]) source (url), LATERAL (
    SELECT items.*, abs(extract(epoch FROM items.published_at - target.published_at)) AS distance FROM items
    WHERE source_url = source.url AND NOT is_hidden AND items.id <> target.id AND items.published_at ${isOnSide} target.published_at
    ORDER BY items.published_at ${direction}, is_pinned DESC, items.first_seen_at DESC, items.id LIMIT ${relatedEpisodeCount}
  ) neighbour`;

export const relatedEpisodesSql = `
  WITH target AS (SELECT id, published_at FROM items WHERE source_url = ANY ($1) AND NOT is_hidden AND slug = $2),
  nearest AS (
    SELECT * FROM (${nearestOnSide('>=', 'ASC')} UNION ALL ${nearestOnSide('<', 'DESC')}) others
    ORDER BY distance, is_pinned DESC, published_at DESC, first_seen_at DESC, id LIMIT ${relatedEpisodeCount}
  )
  SELECT (
    SELECT coalesce(json_agg(json_strip_nulls(row_to_json(item))), '[]')
    FROM (SELECT ${summaryColumns} FROM nearest ORDER BY published_at DESC, is_pinned DESC, first_seen_at DESC, id) item
  )::text AS response
  FROM target`;
