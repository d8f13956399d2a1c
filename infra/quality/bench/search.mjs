// Measures searches at the service itself, with 20,000 entries and eight clients: `node infra/quality/bench/search.mjs`. Fails
// when the 99th percentile of one of them is over the limit. Needs `make built`.
import { Agent } from 'node:http';
import { search } from '@majlis/contracts/site/search';
import { SearchIndex } from '@majlis/publisher/search/search-index';
import { fetchBody, median } from './load.mjs';
import { startCms, withDatabase } from './servers.mjs';

const limitMs = 50;
const entryCount = 20_000;
const clients = 8;
const secondsPerSearch = 4;

let seed = 7;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const pick = (list) => list[Math.floor(random() * list.length)];

const latinSyllables = 'ba ri ko lam tu sen va mor el chi dra phi nos ter lin gua con med ism ahl tar kib'.split(' ');
const arabicSyllables = 'كت با مد رس عل قر حك شر مع نق سل طب فن جم هد صل ين ات'.split(' ');
const makeWords = (first, syllables, count) => [
  ...new Set([
    ...first.split(' '),
    ...Array.from({ length: count }, () =>
      Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
    ),
  ]),
];
const english = makeWords(
  'law library manuscript conference translation history congress university',
  latinSyllables,
  6_000,
);
const arabic = makeWords('كتاب مكتبة مخطوطات ترجمة تاريخ قانون القرآن جامعة', arabicSyllables, 3_000);

/** Few words are frequent and many are rare, as in a language. */
const zipf = (words) => words[Math.floor(words.length * random() ** 2.5)];
const text = (words, length) => Array.from({ length }, () => zipf(words)).join(' ');

const kinds = [
  'session',
  'session',
  'session',
  'session',
  'speaker',
  'paper',
  'research',
  'blog',
  'episode',
  'conference',
];

function makeEntry(_value, number) {
  const words = number % 4 === 3 ? arabic : english;
  return {
    key: String(number),
    kind: pick(kinds),
    language: 'en',
    year: 2011 + (number % 16),
    url: `/entries/${number}`,
    title: text(words, 8),
    note: '',
    body: text(words, 200),
  };
}

const swapLetters = (word) => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`;

const searches = {
  'two words': () => `${zipf(english)} ${zipf(english)}`,
  'a frequent word': () => english[10 + Math.floor(random() * 20)],
  'an Arabic word': () => zipf(arabic),
  'typing: 1 letter': () => zipf(english).slice(0, 1),
  'typing: 2 letters': () => zipf(english).slice(0, 2),
  'typing: word and 2 letters': () => `${zipf(english)} ${zipf(english).slice(0, 2)}`,
  'typing: 3 Arabic letters': () => zipf(arabic).slice(0, 3),
  'typing error, with a suggestion': () => swapLetters(english[10 + Math.floor(random() * 500)]),
};

async function measure(address, makeText) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  const end = performance.now() + secondsPerSearch * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await fetchBody(address + search(makeText(), {}, true).path, { agent });
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times.toSorted((one, other) => one - other);
}

function printLine(name, ...values) {
  process.stdout.write(`${name.padEnd(34)}${values.map((value) => String(value).padStart(12)).join('')}\n`);
}

await withDatabase(async ({ url, owner, folder }) => {
  const index = new SearchIndex((statement, values) => owner.query(statement, values));
  const start = performance.now();
  await index.write('main', 'main', [['/', Array.from({ length: entryCount }, makeEntry)]]);
  const msPerEntry = (performance.now() - start) / entryCount;
  await owner.query('VACUUM (ANALYZE)');
  process.stdout.write(`\n${entryCount} entries, written in ${msPerEntry.toFixed(2)} ms each\n`);
  const cms = await startCms(url, folder);
  printLine(`ms, ${clients} clients`, 'median', '99 %', 'limit', 'per s');
  for (const [name, makeText] of Object.entries(searches)) {
    await measure(cms.address, makeText);
    const times = await measure(cms.address, makeText);
    const p99 = times[Math.floor(times.length * 0.99)];
    if (p99 > limitMs) process.exitCode = 1;
    printLine(
      name,
      median(times).toFixed(1),
      p99.toFixed(1),
      `≤ ${limitMs}`,
      (times.length / secondsPerSearch).toFixed(0),
    );
  }
  await cms.stop();
});
