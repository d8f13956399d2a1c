import { expect, test } from '@jest/globals';
import { conferenceInput } from '@majlis/contracts/conference-input';
import { aConference } from '../../../testing/samples';
import { conferenceOfValues, newConference, valuesOfConference } from './conference-values';

test('a conference with everything set comes out of its fields as it went in', () => {
  const { id, version, updatedAt, updatedBy, deletedAt, ...all } = aConference({
    virtualPlatform: 'zoom',
    isVirtual: true,
    featured: true,
    callForPapers: true,
    tags: ['trade', 'law'],
    maxAttendees: 0,
    currentAttendees: 7,
    displayOrder: 3,
    registrationDeadline: '2026-11-01T15:59:00.000Z',
    paperSubmissionDeadline: '2026-10-01T15:59:00.000Z',
    virtualLink: 'https://rooms.example.org/1',
  });
  expect(
    conferenceInput.parse(
      conferenceOfValues(valuesOfConference({ ...all, id, version, updatedAt, updatedBy, deletedAt })),
    ),
  ).toEqual(all);
});

test('a new one is what an empty form of the service is', () => {
  const needed = { title: 'A title', startDate: '2026-03-12T09:00', endDate: '2026-03-12T17:00' };
  expect(conferenceInput.parse(conferenceOfValues({ ...newConference, ...needed }))).toEqual(
    conferenceInput.parse(needed),
  );
});

test('a number of attendees that is not given means no limit, and none is a limit', () => {
  expect(conferenceOfValues({ maxAttendees: '' }).maxAttendees).toBeNull();
  expect(conferenceOfValues({ maxAttendees: '0' }).maxAttendees).toBe(0);
});

test('a tag that is typed twice counts once', () => {
  expect(conferenceOfValues({ tags: 'trade, law,, trade ' }).tags).toEqual(['trade', 'law']);
});
