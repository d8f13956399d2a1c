import * as messages from '#messages/staff/timeline';
import { fillIn } from '../../messages/fill-in';
import { highlightsHeading } from './highlights-heading';

export function TimelineHelp() {
  return (
    <>
      <li>{messages.helpEnter}</li>
      <li>{fillIn(messages.helpHighlights, { heading: highlightsHeading })}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
