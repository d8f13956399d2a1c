import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { anEntry, openSearch } from '../../testing/searched-entries.js';

let site: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  site = await openSearch();
});
afterEach(() => runSql(site.cms.data.ownerUrl, 'DELETE FROM search.pages; DELETE FROM cms.missed_words'));
afterAll(() => site.stop());

test.each([
  ['كتاب', 'الكِتَاب'],
  ['الكِتَاب', 'كتابٌ'],
  ['والكتاب', 'كتاب'],
  ['للكتاب', 'كتاب'],
  ['احمد', 'أحمد بن محمد'],
  ['إسلام', 'اسلام'],
  ['مكتبه', 'مكتبة'],
  ['مكتبة', 'المكتبات العامة'],
  ['مكتبة', 'مـــكتبة'],
  ['القران', 'القُرْآن'],
  ['على', 'علي'],
  ['الكت', 'كتاب'],
  ['٢٠٢٦', 'Congress 2026'],
  ['libraries', 'The library of Timbuktu'],
  ['LIBRARY tim', 'The library of Timbuktu'],
  ['universit', 'Universities and their rules'],
  ['celebi istanbul', 'Çelebi in İstanbul'],
  ['arabi', 'Ibn ʿArabī’s travels'],
  ["qur'an", 'Quran'],
  ['strasse', 'Straße'],
  ['the', 'The'],
  ['会议', '年度会议'],
])('%s finds %s', async (text, title) => {
  await site.write('/a', anEntry(title));
  await site.write('/b', anEntry('Something else'));
  expect(await site.titles(text)).toEqual([title]);
});

test('every word must be found, in title, note or text', async () => {
  await site.write(
    '/a',
    anEntry('Ethics of the market', { note: 'Kuala Lumpur', body: 'On trade and honest weights.' }),
  );
  for (const text of ['ethics', 'lumpur', 'weights ethics', 'market trade'])
    expect(await site.titles(text)).toEqual(['Ethics of the market']);
  expect(await site.titles('ethics zebra')).toEqual([]);
});

test('results are grouped by kind, titles before texts, and shorter titles before longer ones', async () => {
  await site.write('/text', anEntry('A sermon', { kind: 'speaker', body: 'Of conscience.' }));
  await site.write('/long', anEntry('Conscience and the rule of law in many lands'));
  await site.write('/short', anEntry('Conscience'));
  await site.write('/paper', anEntry('Conscience', { kind: 'paper' }));
  const { groups, suggestion } = await site.search('q=conscience');
  expect(groups.map(({ kind, results }) => [kind, results.map(({ title }) => title.text)])).toEqual([
    ['session', ['Conscience', 'Conscience and the rule of law in many lands']],
    ['paper', ['Conscience']],
    ['speaker', ['A sermon']],
  ]);
  expect(suggestion).toBeNull();
});

test('a group lists five results, and one kind alone fifty', async () => {
  for (let number = 1; number <= 7; number += 1) await site.write(`/${number}`, anEntry(`Lecture ${number}`));
  const [group] = (await site.search('q=lecture')).groups;
  expect([group?.results.length, group?.hasMore]).toEqual([5, true]);
  const [all] = (await site.search('q=lecture&kind=session')).groups;
  expect([all?.results.length, all?.hasMore]).toEqual([7, false]);
});

test('pages that are written together, one of them with more than a statement holds, each lose what they no longer have', async () => {
  const items = (count: number, title: string) =>
    Array.from({ length: count }, (_, index) => anEntry(title, { key: `${index}` }));
  const write = (...counts: number[]) =>
    site.index.write('main', 'main', [
      ['/a', items(counts[0] ?? 0, 'Quinces')],
      ['/b', items(counts[1] ?? 0, 'Pomegranates')],
      ['/c', items(counts[2] ?? 0, 'Olives')],
    ]);
  const found = async () => {
    const rows = await site.rows<{ page: string; count: number }>(
      'SELECT page, count(*)::integer AS count FROM search.entries GROUP BY page ORDER BY page',
    );
    return rows.map(({ page, count }) => [page, count]);
  };
  await write(2, 230, 3);
  expect(await found()).toEqual([
    ['/a', 2],
    ['/b', 230],
    ['/c', 3],
  ]);
  await write(1, 101, 0);
  expect(await found()).toEqual([
    ['/a', 1],
    ['/b', 101],
  ]);
  expect(await site.index.load('main', 'main')).toEqual(
    new Map([
      ['/a', expect.any(String)],
      ['/b', expect.any(String)],
    ]),
  );
});

test('a search is limited to a kind, a year and a language', async () => {
  await site.write('/a', anEntry('Trust one', { year: 2025 }));
  await site.write('/b', anEntry('Trust two', { kind: 'episode', year: 2026 }));
  await site.write('/c', anEntry('Trust three', { language: 'ar', year: 2026 }));
  expect(await site.titles('trust', '&kind=episode')).toEqual(['Trust two']);
  expect(await site.titles('trust', '&year=2025')).toEqual(['Trust one']);
  expect(await site.titles('trust', '&language=ar')).toEqual(['Trust three']);
  expect(await site.titles('trust', '&lang=ar')).toEqual(['Trust three']);
  expect(await site.titles('trust', '&language=all')).toHaveLength(3);
  expect(await site.titles('trust', '&kind=episode&year=2025')).toEqual([]);
});

test('what was searched for is marked in title and text, and markup stays text', async () => {
  const body = `${'Before it. '.repeat(30)}They read الكِتَاب and <b>Müller</b> aloud. ${'After it. '.repeat(60)}`;
  await site.write('/a', anEntry('Müller & <i>sons</i>', { body }));
  const result = (await site.search(`q=${encodeURIComponent('كتاب muller')}`)).groups[0]?.results[0];
  const marked = ({ text = '', matches = [] as [number, number][] } = {}) =>
    matches.map(([start, end]) => text.slice(start, end));
  expect(result?.title).toEqual({ text: 'Müller & <i>sons</i>', matches: [[0, 6]] });
  expect(marked(result?.excerpt)).toEqual(['الكِتَاب', 'Müller']);
  expect(result?.excerpt.text).toMatch(/^…\S.*<b>Müller<\/b> aloud\. .*…$/);
  expect(result?.excerpt.text.length).toBeLessThan(230);
});

test.each([
  ['Manuscripts of Timbuktu', 'manuscrpits', 'Manuscripts'],
  ['Manuscripts of Timbuktu', 'the timbuctoo manuscripts', 'the Timbuktu manuscripts'],
  ['المخطوطات العربية', 'المخطوتات', 'المخطوطات'],
  ['المكتبة العامة', 'المكتية', 'المكتبة'],
])('of %s, %s finds nothing and suggests %s', async (title, text, suggestion) => {
  await site.write('/a', anEntry(title));
  expect(await site.search(`q=${encodeURIComponent(text)}`)).toEqual({ groups: [], suggestion });
});

test('no word is suggested that nothing has any more, or that finds nothing', async () => {
  await site.write('/a', anEntry('Whistleblowers'));
  await site.write('/b', anEntry('Whistleblowers again'));
  const suggestion = async (query: string) => (await site.search(query)).suggestion;
  expect(await suggestion('q=wistleblowers')).toBe('Whistleblowers');
  expect(await suggestion('q=wistleblowers&year=1999')).toBeNull();
  expect(await suggestion('q=wistleblowers xyzzyx')).toBeNull();
  await site.write('/a', anEntry('A new title'));
  expect(await suggestion('q=wistleblowers')).toBe('Whistleblowers');
  await site.index.remove('main', 'main', ['/b']);
  expect(await suggestion('q=wistleblowers')).toBeNull();
});

test.each([
  ['nothing', ''],
  ['operators', '& | ! <-> ( ) :* " - OR'],
  ['a broken operator', 'faith & | !(:*'],
  ['emoji', '🎉👩‍👩‍👧'],
  ['control characters', '\u0000\u0007\u001b'],
  ['a quote', "'; DROP TABLE search.entries; --"],
  ['half of a pair', '%ED%A0%80'],
  ['many words', 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3)],
  ['one long word', 'ش'.repeat(200)],
])('a search for %s is responded to', async (_name, text) => {
  await site.write('/a', anEntry('Faith'));
  const { groups } = await site.search(`q=${text.startsWith('%') ? text : encodeURIComponent(text)}`);
  expect(groups.length).toBeLessThan(2);
});

test.each([
  [`q=${'x'.repeat(10_000)}`, { q: 'The text to search for has at most 200 characters' }],
  ['q=a&q=b', { q: 'Give one text to search for' }],
  ['q=a&kind=secret', { kind: expect.stringMatching(/^Kind is one of page, /) }],
  ['q=a&year=20x6', { year: 'Give a year, such as 2026' }],
  ['q=a&language=klingon', { language: 'Give a language, such as en, or all' }],
  ['q=a&limit=1000', { limit: 'This field is not known' }],
])('%s is rejected in words', async (query, fields) => {
  const { body } = await site.cms.visitor.get(`/api/search?${query}`).expect(400);
  expect(messagesOf(body.fields)).toEqual(fields);
});

test('the excerpt is from the one field that was found, and the note is marked where it was', async () => {
  const fields = ['An evening on wells and water.', 'Hind Qasimi, Water Board', 'The Cistern'];
  await site.write('/s', anEntry('Night session', { note: 'Forum of Fes', body: fields.join('\n') }));
  const [byRoom] = (await site.search('q=cistern')).groups.flatMap(({ results }) => results);
  expect(byRoom?.excerpt).toEqual({ text: 'The Cistern', matches: [[4, 11]] });
  const [bySpeaker] = (await site.search('q=qasimi+water')).groups.flatMap(({ results }) => results);
  expect(bySpeaker?.excerpt.text).toBe('Hind Qasimi, Water Board');
  const [byNote] = (await site.search('q=fes')).groups.flatMap(({ results }) => results);
  expect(byNote).toMatchObject({ note: { text: 'Forum of Fes', matches: [[9, 12]] }, excerpt: { matches: [] } });
});

test('for browsers without scripts the results are HTML, in which what was written and searched for stays text', async () => {
  const html = async (query: string) => (await site.cms.visitor.get(`/api/search/results?${query}`).expect(200)).text;
  await site.write('/a', anEntry('Müller & <i>sons</i>', { url: '/a?b&c', note: '"Note"', body: 'Of sons <script>.' }));
  expect(await html('q=muller')).toBe(
    '<p>Results for “<bdi>muller</bdi>”</p><h2>Sessions</h2><ul><li dir="auto"><h3><a href="/a?b&amp;c"><mark>Müller</mark> &amp; &lt;i&gt;sons&lt;/i&gt;</a></h3>' +
      '<p>&quot;Note&quot;</p><p>Of sons &lt;script&gt;.</p></li></ul>',
  );
  expect(await html(`q=${encodeURIComponent('<b>zzz')}&year=`)).toMatch(
    /^<p>Nothing found for “<bdi>&lt;b&gt;zzz<\/bdi>”/,
  );
  expect(await html('q=%00')).toMatch(/^<p>Nothing found for “<bdi><\/bdi>”/);
  await site.write(
    '/many',
    ...Array.from({ length: 6 }, (_, index) => anEntry('Sons', { key: `${index}`, year: 2026 })),
  );
  expect(await html('q=sons&year=2026')).toContain(
    '<a href="/search?q=sons&amp;kind=session&amp;year=2026">More Sessions</a>',
  );
  expect(await html('q=mulller')).toContain('Did you mean <a href="/search?q=M%C3%BCller">Müller</a>?');
  expect(await html('q=a&kind=secret')).toMatch(/^<p>Kind is one of page, /);
  expect(await html(`q=${'x'.repeat(10_000)}`)).toBe('<p>The text to search for has at most 200 characters</p>');
});

test('words that are nowhere are counted for staff, without what could be about a person', async () => {
  await site.write('/a', anEntry('Endowments'));
  const search = (text: string, more = '') => site.search(`q=${encodeURIComponent(text)}${more}`);
  await search('endowments and zakat');
  await search('Zakāt');
  await search('riba', '&typing=true');
  await search('0170 5550199 a@b.example x');
  const { body } = await site.cms.staff.get('/api/cms/missed-words').expect(200);
  const lastDay = new Date().toISOString().slice(0, 10);
  expect(body).toEqual([
    { word: 'zakat', searches: 2, lastDay },
    { word: 'example', searches: 1, lastDay },
  ]);
});

test('made-up words do not fill the database', async () => {
  const fill = "INSERT INTO cms.missed_words SELECT current_date, 'word' || n, 1 FROM generate_series(1, 1000) n";
  await runSql(site.cms.data.ownerUrl, `${fill}; INSERT INTO cms.missed_words VALUES (current_date - 91, 'old', 1)`);
  await site.search('q=onemore');
  const rows: { word: string }[] = await site.cms.database.query(
    "SELECT word FROM missed_words WHERE word IN ('onemore', 'old')",
  );
  expect(rows).toEqual([]);
});
