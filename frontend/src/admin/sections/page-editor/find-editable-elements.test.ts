import { type EditableValue, findEditableElements } from './find-editable-elements';

const hash = 'a1'.repeat(32);

function show(html: string, ...values: [rowKey: string, field: string, text: string, path?: string][]) {
  document.body.innerHTML = html;
  const found = findEditableElements(
    document,
    values.map(([rowKey, field, text, path]): EditableValue => ({ rowKey, field, text, path })),
  );
  return [...found].map(([element, { rowKey, field }]) => [element.id || element.tagName, `${rowKey}.${field}`]);
}

test('an element that says what a field says is found for it', () => {
  expect(show('<h2 id="a"> Farida\n Oumarou </h2><p>Follow</p>', ['farida', 'name', 'Farida Oumarou'])).toEqual([
    ['a', 'farida.name'],
  ]);
});

test('each paragraph of a formatted text is found, as is the beginning of a text', () => {
  const text = '<p>We ask <em>what free people</em> owe one another.</p><ul><li>Always, and everywhere</li></ul>';
  expect(
    show(
      '<p id="a">We ask <em>what free people</em> owe one another.</p><li id="b">Always, and everywhere</li><p id="c">We ask what free…</p>',
      ['about', 'content', text],
    ),
  ).toEqual([
    ['a', 'about.content'],
    ['b', 'about.content'],
    ['c', 'about.content'],
  ]);
});

test('a text within another one is found if it is a large part of it, in whole words', () => {
  const values: [string, string, string][] = [
    ['amina', 'name', 'Amina Haddad'],
    ['year', 'year', '2026'],
    ['hadd', 'name', 'ina Hadd'],
  ];
  expect(show('<p id="a">Chaired by Amina Haddad in 2026</p>', ...values)).toEqual([['a', 'amina.name']]);
  const sentence = 'She came with Amina Haddad, who had read all of it, and left with somebody else';
  expect(show(`<p>${sentence}</p>`, ...values)).toEqual([]);
});

test('the beginning of a text counts only where the page has cut it, and hidden words not at all', () => {
  const values: [string, string, string][] = [
    ['tea', 'title', 'Registration and tea'],
    ['amina', 'name', 'Amina Haddad'],
    ['forum', 'language', 'English'],
  ];
  const hidden = '<span class="visually-hidden"> of Amina Haddad</span>';
  const html = `<h2>Registration</h2><p id="a">Registration…</p><a href="/x">CV${hidden}</a><a hreflang="en" href="/">English</a>`;
  expect(show(html, ...values)).toEqual([['a', 'tea.title']]);
});

test('the footer shows rows of the site, even if the conference of the page has the same', () => {
  const values: [string, string, string, string?][] = [
    ['conference partner', 'name', 'Lantern House', '/conferences/forum'],
    ['partner', 'name', 'Lantern House'],
  ];
  expect(show('<footer><b id="a">Lantern House</b></footer>', ...values)).toEqual([['a', 'partner.name']]);
});

test('a picture is found for the field that names it, in any size', () => {
  expect(
    show(`<img id="a" src="/images/team/${hash}-240x240.webp"><img src="/pictures/x.svg">`, [
      'amina',
      'image',
      `${hash}-480x480.webp`,
    ]),
  ).toEqual([['a', 'amina.image']]);
});

test('a time is found for the field with its instant, in any words', () => {
  const instant = '2027-03-29T01:00:00.000Z';
  const html = `<p>On <time id="a" datetime="${instant}">٢٩–٣١ مارس</time>, not <time datetime="2026">29 March</time></p>`;
  expect(show(html, ['forum', 'startDate', instant])).toEqual([['a', 'forum.startDate']]);
});

test('where several rows say the same, that of what stands beside it is meant', () => {
  const html = '<li><b>Opening</b><i id="a">Main hall</i></li><li><b>Closing</b><i id="b">Main hall</i></li>';
  const values: [string, string, string][] = [
    ['opening', 'title', 'Opening'],
    ['opening', 'location', 'Main hall'],
    ['closing', 'title', 'Closing'],
    ['closing', 'location', 'Main hall'],
  ];
  const found = show(html, ...values);
  expect(found).toContainEqual(['a', 'opening.location']);
  expect(found).toContainEqual(['b', 'closing.location']);
});

test('where rows have the same title, the one is meant to which a link leads, or whose page it is', () => {
  const html = `<header><b id="name">Majlis</b><b>Law</b></header><main><h1 id="title">Tea</h1><i id="place">Courtyard</i><b id="of">Majlis</b>
    <a href="/ar/sessions/tea-2" id="link">Tea</a><li><a href="/sessions/tea-2">Tea</a><i id="room">Courtyard</i></li></main>`;
  const values: [string, string, string, string?][] = [
    ['site', 'content', 'Majlis'],
    ['first', 'title', 'Tea', '/sessions/tea'],
    ['first', 'location', 'Courtyard', '/sessions/tea'],
    ['second', 'title', 'Tea', '/sessions/tea-2'],
    ['second', 'location', 'Courtyard', '/sessions/tea-2'],
    ['third', 'title', 'Tea', '/sessions/tea-3'],
    ['third', 'location', 'Courtyard', '/sessions/tea-3'],
    ['third', 'track', 'Majlis', '/sessions/tea-3'],
    ['third', 'description', 'Law', '/sessions/tea-3'],
  ];
  window.history.replaceState(null, '', '/ar/sessions/tea-3');
  const found = show(html, ...values);
  window.history.replaceState(null, '', '/');
  expect(found).toEqual([
    ['name', 'site.content'],
    ['title', 'third.title'],
    ['place', 'third.location'],
    ['of', 'third.track'],
    ['link', 'second.title'],
    ['A', 'second.title'],
    ['room', 'second.location'],
  ]);
});

test('nothing is found in scripts, hidden parts and inputs', () => {
  const html = '<script>Farida Oumarou</script><p hidden>Farida Oumarou</p><noscript>Farida Oumarou</noscript>';
  expect(show(html, ['farida', 'name', 'Farida Oumarou'])).toEqual([]);
});
