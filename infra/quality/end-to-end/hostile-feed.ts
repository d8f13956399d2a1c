import { hostileUrls, xssPayloads } from './hostile-payloads.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An odd title says its markup as text; an even one is markup, as careless feeds have it. */
export const hasEscapedTitle = (place: number) => place % 2 === 1;

/** Each payload in every place of an item; `pictures` is where bad pictures are. */
export function hostileFeed(pictures: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>${escapeXml(xssPayloads[0] ?? '')}</title>${xssPayloads.map((_, place) => item(place, pictures)).join('\n')}</channel></rss>`;
}

/** Photos whose captions are payloads, and some whose addresses are none. */
export function hostilePosts(): string {
  const data = xssPayloads.slice(0, 25).map((payload, place) => ({
    id: place % 10 === 8 ? payload : `post-${place}`,
    caption: `P${place} ${payload}`,
    media_type: payload,
    media_url: hostileUrls[place],
    permalink: place % 10 === 9 ? hostileUrls[place] : `https://photos.example/${place}?x=${payload}`,
    timestamp: new Date(Date.UTC(2026, 10, 19) - place * 3_600_000).toISOString(),
    like_count: payload,
    comments_count: place,
  }));
  return JSON.stringify({ data });
}

function item(place: number, pictures: string): string {
  const payload = xssPayloads[place] ?? '';
  const bad = hostileUrls[place % hostileUrls.length] ?? '';
  const title = `P${place} ${payload}`;
  const link = place % 10 === 9 ? bad : `https://journal.example/${place}?x=${payload}`;
  const picture = place % 30 === 0 ? `${pictures}/${place}` : bad;
  const date = new Date(Date.UTC(2026, 10, 19) - place * 3_600_000).toUTCString();
  return `<item>
<title>${escapeXml(hasEscapedTitle(place) ? escapeXml(title) : title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="${place % 2 === 0}">${escapeXml(place % 20 === 19 ? bad : `${place} ${payload}`)}</guid>
<pubDate>${date}</pubDate>
<description>${place % 3 === 0 ? escapeXml(payload) : cdata(`D${place} ${payload}`)}</description>
<content:encoded>${cdata(`<p>C${place} before</p>${payload}<p>after it, long enough to be the longest of all its texts</p>`)}</content:encoded>
<dc:creator>${cdata(payload)}</dc:creator>
<category>${escapeXml(payload)}</category><category domain="${escapeXml(bad)}">${cdata(payload)}</category>
<itunes:image href="${escapeXml(picture)}"/><itunes:duration>${escapeXml(payload)}</itunes:duration>
<media:thumbnail url="${escapeXml(bad)}"/>
<enclosure url="${escapeXml(place % 2 === 0 ? `https://audio.example/${place}.mp3?x=${payload}` : bad)}" type="audio/mpeg" length="1"/>
</item>`;
}
