import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import { aConference } from '../../../../testing/samples';
import { emptyToNull } from '../../../fields/form/contract-fields';
import type { FormValues } from '../../../shell/form-values';
import { toConferenceFormValues, toConferenceInput } from './conference-fields';

const sent = (values: FormValues) => emptyToNull(conferenceInput, toConferenceInput(values));

test('a conference with all fields set survives the round trip through its form', () => {
  const { id, version, updatedAt, updatedBy, deletedAt, releasedAt, ...all } = aConference({
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
      sent(toConferenceFormValues({ ...all, id, version, updatedAt, updatedBy, deletedAt, releasedAt })),
    ),
  ).toEqual(all);
});

test('an unedited time keeps its exact instant, also in an hour that occurs twice; another zone keeps local times', () => {
  const [startDate, endDate] = ['2026-10-25T00:45:30.000Z', '2026-10-25T01:15:00.000Z'];
  const night = aConference({ timezone: 'Europe/London', startDate, endDate });
  const values = toConferenceFormValues(night);
  expect([values.startDate, values.endDate]).toEqual(['2026-10-25T01:45', '2026-10-25T01:15']);
  expect(toConferenceInput(values, night)).toMatchObject({ startDate, endDate, registrationDeadline: '' });
  expect(toConferenceInput({ ...values, endDate: '2026-10-25T01:30' }, night)).toMatchObject({
    startDate,
    endDate: '2026-10-25T01:30',
  });
  expect(toConferenceInput({ ...values, timezone: 'Asia/Tokyo' }, night)).toMatchObject({
    startDate: '2026-10-25T01:45',
    endDate: '2026-10-25T01:15',
  });
});

test('default form values equal the schema defaults', () => {
  const needed = { title: 'A title', startDate: '2026-03-12T09:00', endDate: '2026-03-12T17:00' };
  expect(conferenceInput.parse(sent({ ...toConferenceFormValues(), ...needed }))).toEqual(
    conferenceInput.parse(needed),
  );
});

test('an empty maximum of attendees means no limit, and 0 is a limit', () => {
  expect(sent({ maxAttendees: '' }).maxAttendees).toBeNull();
  expect(sent({ maxAttendees: 0 }).maxAttendees).toBe(0);
});
