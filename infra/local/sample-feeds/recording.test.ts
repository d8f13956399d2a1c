import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../processes/ports.js';
import type { Part } from '../processes/program.js';
import { startSampleFeeds } from '../sample-feeds.js';

let address: string;
let server: Part;
beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/recordings/10/an-evening.wav`;
  server = await startSampleFeeds(port, '/nowhere');
});
afterAll(() => server.stop());

const whole = 44 + 10 * 8_000 * 2;
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const ask = (range?: string, more: RequestInit = {}) =>
  fetch(address, { headers: range ? { Range: range } : {}, ...more });

test('a recording is a WAV file of the seconds in its address, which any page may play', async () => {
  const answer = await ask();
  expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, String(whole)]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const bytes = await bytesOf(answer);
  expect([bytes.length, bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)]).toEqual([
    whole,
    'RIFF',
    'WAVEfmt ',
  ]);
  const [bytesPerSecond, length] = [bytes.readUInt32LE(28), bytes.readUInt32LE(40)];
  expect(length / bytesPerSecond).toBe(10);
});

test('it can be heard, and is not loud', async () => {
  const bytes = await bytesOf(await ask());
  const samples = Array.from({ length: (whole - 44) / 2 }, (_, i) => Math.abs(bytes.readInt16LE(44 + i * 2)));
  const loudest = samples.reduce((most, sample) => Math.max(most, sample), 0) / 32_768;
  expect(loudest).toBeGreaterThan(0.1);
  expect(loudest).toBeLessThan(0.9);
});

test.each([
  ['bytes=0-', 0, whole - 1],
  ['bytes=0-1', 0, 1],
  ['bytes=40-99', 40, 99],
  ['bytes=45-45', 45, 45],
  ['bytes=70001-140002', 70_001, 140_002],
  ['bytes=159999-999999', 159_999, whole - 1],
  ['bytes=-7', whole - 7, whole - 1],
])('%s is the part of the whole from %i to %i', async (range, from, to) => {
  const [part, all] = await Promise.all([ask(range), ask()]);
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes ${from}-${to}/${whole}`]);
  expect(part.headers.get('Content-Length')).toBe(String(to - from + 1));
  expect((await bytesOf(part)).equals((await bytesOf(all)).subarray(from, to + 1))).toBe(true);
});

test.each([`bytes=${whole}-`, 'bytes=9-2', 'bytes=-0'])('nothing lies at %s', async (range) => {
  const answer = await ask(range);
  expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, `bytes */${whole}`]);
});

test.each(['seconds=0-9', 'bytes=0-1,4-5', 'bytes=-'])('%s is answered with the whole', async (range) => {
  const answer = await ask(range);
  expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, String(whole)]);
});

test('what a player has already costs a 304, and HEAD sends nothing', async () => {
  const head = await ask(undefined, { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, String(whole), '']);
  const again = await ask(undefined, { headers: { 'If-None-Match': head.headers.get('ETag') ?? '' } });
  expect(again.status).toBe(304);
});
