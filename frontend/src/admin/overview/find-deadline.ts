import type { Conference } from '@majlis/contracts/conferences';
import { t } from '#messages/staff';

export type Deadline = { name: string; at: string; hasPassed: boolean };

/** The next deadline of registration or call for papers, or the last one if all have passed. */
export function findDeadline(conference: Conference, now: number): Deadline | undefined {
  const { registrationRequired, callForPapers } = conference;
  const deadlines = [
    { name: t('overview.deadlines.abstracts'), at: callForPapers && conference.abstractSubmissionDeadline },
    { name: t('overview.deadlines.papers'), at: callForPapers && conference.paperSubmissionDeadline },
    { name: t('overview.deadlines.registration'), at: registrationRequired && conference.registrationDeadline },
  ]
    .flatMap(({ name, at }) => (at ? [{ name, at, hasPassed: Date.parse(at) < now }] : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return deadlines.find(({ hasPassed }) => !hasPassed) ?? deadlines.at(-1);
}
