import { HelpBox } from '../help-box';

export function OverviewHelp() {
  return (
    <HelpBox section="overview">
      <ol>
        <li>
          Each number leads to its list. Content items are all texts of the site, also those that still have their
          default.
        </li>
        <li>
          <strong>What needs attention</strong> names what is missing, out of date or failing, with a link to the place
          where it is mended.
        </li>
        <li>
          Every section of the menu has a box like this one. Fold it when you know the section: it stays folded in this
          browser.
        </li>
      </ol>
    </HelpBox>
  );
}
