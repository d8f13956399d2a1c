import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSampleContent, sampleFolder } from './sample-content.js';

test('an invalid entry is rejected with its file and field', async () => {
  const content = await mkdtemp(join(tmpdir(), 'majlis-content-'));
  await cp(join(sampleFolder, 'content'), content, { recursive: true });
  const errorAfterReplacing = async (file: string, from: string, to: string) => {
    const path = join(content, file);
    const original = await readFile(path, 'utf8');
    await writeFile(path, original.replace(from, to));
    const message = await readSampleContent(new Date(), content).then(
      () => 'read',
      (error: Error) => error.message,
    );
    await writeFile(path, original);
    return message;
  };
  expect(await errorAfterReplacing('partners.json', '"name"', '"nmae"')).toMatch(
    /^partners\.json: 0\.name: Name is required\npartners\.json: 0: .*nmae/,
  );
  expect(await errorAfterReplacing('people.json', 'nur.aisyah@example.org', 'nobody')).toMatch(
    /^people\.json: aisyah\.email: /,
  );
  expect(await errorAfterReplacing('conferences.json', '"daysFromToday"', '"days"')).toMatch(
    /^conferences\.json: 0\.conference\.startDate: Start date is required$/,
  );
  const programme = 'programmes/faith-and-free-inquiry.json';
  expect(await errorAfterReplacing(programme, '"aisyah"', '"nobody"')).toBe(
    `${programme}: sessions.0.speakers.0.person: Name a person of people.json`,
  );
  expect(await errorAfterReplacing(programme, '"title": "Three', '"title": "Four')).toBe(
    `${programme}: documents.0.session: No session has this title`,
  );
  await rm(content, { recursive: true });
});

test('every picture and document file is used', async () => {
  const files = async (name: string) => {
    const entries = await readdir(join(sampleFolder, name), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.md')).map(({ name: file }) => file);
  };
  const texts = await Promise.all(
    ['', 'programmes'].flatMap(async (subfolder) => {
      const folder = join(sampleFolder, 'content', subfolder);
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
    }),
  );
  const named = new Set([...texts.join('').matchAll(/"(?:picture|file)": "(?:[a-z]+\/)?([^"]+)"/g)].map(([, n]) => n));
  const bundled = await readdir('frontend/public/pictures');
  expect([...named].toSorted()).toEqual(
    [...(await files('pictures')), ...(await files('documents')), ...bundled].toSorted(),
  );
});
