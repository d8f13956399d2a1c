import type { Conference } from '@majlis/contracts/conferences/conferences';
import { aConference } from '../../testing/samples';
import { describeConferenceState } from './conference-card';

const now = Date.parse('2026-11-20T09:00:00Z');
const past = '2026-03-01T00:00:00Z';
const coming = { startDate: '2027-03-21T00:00:00Z', endDate: '2027-03-23T00:00:00Z', registrationRequired: true };
const over = { startDate: past, endDate: past };
const call = { ...coming, callForPapers: true, abstractSubmissionDeadline: '2026-12-17T15:59:00Z' };

test.each<[string | undefined, string, Partial<Conference>]>([
  ['Call for papers until 17 December', 'whose call for papers is open', call],
  [
    'Call for papers until 20 January',
    'that takes papers without abstracts',
    { ...call, abstractSubmissionDeadline: null, paperSubmissionDeadline: '2027-01-20T12:00:00Z' },
  ],
  ['Registration open', 'whose call for papers is closed', { ...call, abstractSubmissionDeadline: past }],
  ['Registration closed', 'whose deadline is over', { ...coming, registrationDeadline: past }],
  ['Fully booked', 'without places left', { ...coming, maxAttendees: 80, currentAttendees: 80 }],
  [undefined, 'without registration', { ...coming, registrationRequired: false }],
  ['Happening now', 'that has begun', { ...coming, startDate: past }],
  ['Papers online', 'that is over and has papers', { ...over, papersLink: 'https://papers.example' }],
  ['Photos online', 'that is over and has photos', { ...over, flickrAlbumUrl: 'https://photos.example' }],
  [
    'Papers and photos online',
    'that is over and has both',
    { ...over, papersLink: 'https://papers.example', flickrAlbumUrl: 'https://photos.example' },
  ],
  ['Over', 'that is over', over],
])('%s: a conference %s', (text, _case, changes) => {
  expect(describeConferenceState(aConference(changes), now)?.text).toBe(text);
});
