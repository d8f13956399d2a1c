import { reads } from '@majlis/contracts/endpoints';
import { Counter } from '../../overview/counter';

const { conferenceCounters } = reads;

export function ConferenceCounters() {
  return (
    <ul className="counters manager-counters">
      <Counter label="Total Conferences" read={conferenceCounters} count={({ conferences }) => conferences} />
      <Counter label="Published" read={conferenceCounters} count={({ published }) => published} />
      <Counter label="Drafts" read={conferenceCounters} count={({ drafts }) => drafts} />
      <Counter label="Total Speakers" read={conferenceCounters} count={({ speakers }) => speakers} />
    </ul>
  );
}
