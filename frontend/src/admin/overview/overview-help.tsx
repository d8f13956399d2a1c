import { HelpBox } from '../help-box';

export function OverviewHelp() {
  return (
    <HelpBox section="overview">
      <ol>
        <li>
          Each number links to its list. Content items are all texts on the site, including those that still have their
          default wording.
        </li>
        <li>
          <strong>What needs attention</strong> lists what is missing, out of date or failing, with a link to where you
          can fix it.
        </li>
        <li>Every section has a help box like this one. Open or close one, and all of them stay so in this browser.</li>
      </ol>
    </HelpBox>
  );
}
