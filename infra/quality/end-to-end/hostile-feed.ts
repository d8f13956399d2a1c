import { hostileUrls, xssPayloads } from './hostile-payloads.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** True for odd titles, which contain escaped markup; even ones contain raw markup, as careless feeds do. */
export const hasEscapedTitle = (index: number) => index % 2 === 1;

/** Puts each payload into every element of an item. `pictures` is the URL of invalid images. */
export function hostileFeed(pictures: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>${escapeXml(xssPayloads[0] ?? '')}</title>${xssPayloads.map((_, index) => item(index, pictures)).join('\n')}</channel></rss>`;
}

/** Returns photos with payloads as captions; some have invalid URLs. */
export function hostilePosts(): string {
  const data = xssPayloads.slice(0, 25).map((payload, index) => ({
    id: index % 10 === 8 ? payload : `post-${index}`,
    caption: `P${index} ${payload}`,
    media_type: payload,
    media_url: hostileUrls[index],
    permalink: index % 10 === 9 ? hostileUrls[index] : `https://photos.example/${index}?x=${payload}`,
    timestamp: new Date(Date.UTC(2026, 10, 19) - index * 3_600_000).toISOString(),
    like_count: payload,
    comments_count: index,
  }));
  return JSON.stringify({ data });
}

function item(index: number, pictures: string): string {
  const payload = xssPayloads[index] ?? '';
  const bad = hostileUrls[index % hostileUrls.length] ?? '';
  const title = `P${index} ${payload}`;
  const link = index % 10 === 9 ? bad : `https://journal.example/${index}?x=${payload}`;
  const picture = index % 30 === 0 ? `${pictures}/${index}` : bad;
  const date = new Date(Date.UTC(2026, 10, 19) - index * 3_600_000).toUTCString();
  return `<item>
<title>${escapeXml(hasEscapedTitle(index) ? escapeXml(title) : title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="${index % 2 === 0}">${escapeXml(index % 20 === 19 ? bad : `${index} ${payload}`)}</guid>
<pubDate>${date}</pubDate>
<description>${index % 3 === 0 ? escapeXml(payload) : cdata(`D${index} ${payload}`)}</description>
<content:encoded>${cdata(`<p>C${index} before</p>${payload}<p>after it, long enough to be the longest of all its texts</p>`)}</content:encoded>
<dc:creator>${cdata(payload)}</dc:creator>
<category>${escapeXml(payload)}</category><category domain="${escapeXml(bad)}">${cdata(payload)}</category>
<itunes:image href="${escapeXml(picture)}"/><itunes:duration>${escapeXml(payload)}</itunes:duration>
<media:thumbnail url="${escapeXml(bad)}"/>
<enclosure url="${escapeXml(index % 2 === 0 ? `https://audio.example/${index}.mp3?x=${payload}` : bad)}" type="audio/mpeg" length="1"/>
</item>`;
}
