import { randomUUID } from 'node:crypto';
import { anAgendaSession } from '../../../testing/samples';
import { agendaHash, parseAgendaHash } from './agenda-link';

const programme = Array.from({ length: 1000 }, () => anAgendaSession({ id: randomUUID() }));
const ids = programme.map(({ id }) => id);

test('a link brings back its sessions; with 300 it is still short enough for every browser and messenger', () => {
  const chosen = ids.slice(100, 400);
  const hash = agendaHash(chosen);
  expect(hash).toMatch(/^#agenda=[\w-]+$/);
  expect(hash.length).toBeLessThan(2500);
  expect(parseAgendaHash(hash, programme)).toEqual({ ids: new Set(chosen), unknownCount: 0, isCut: false });
});

test('sessions that are not in the programme are counted, once each', () => {
  const withdrawn = randomUUID();
  const hash = agendaHash([ids[5] ?? '', withdrawn, withdrawn, randomUUID()]);
  expect(parseAgendaHash(hash, programme)).toEqual({ ids: new Set([ids[5]]), unknownCount: 2, isCut: false });
});

test.each([
  ['', 0, false],
  ['abc', 0, true],
  ['<script>', 1, false],
  ['%E0%A4%A', 1, false],
  ['🙂🙂🙂🙂', 1, false],
])('the malformed link %j has no sessions', (text, unknownCount, isCut) => {
  expect(parseAgendaHash(`#agenda=${text}`, programme)).toEqual({ ids: new Set(), unknownCount, isCut });
});

test('a link that was cut keeps its whole sessions', () => {
  const shared = parseAgendaHash(agendaHash(ids.slice(0, 3)).slice(0, -2), programme);
  expect(shared).toEqual({ ids: new Set(ids.slice(0, 2)), unknownCount: 0, isCut: true });
});

test('other hashes are none of an agenda', () => {
  for (const hash of ['', '#agenda', '#12-march-2026']) expect(parseAgendaHash(hash, programme)).toBeUndefined();
});
