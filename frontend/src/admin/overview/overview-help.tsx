import { HelpBox } from '../help-box';
import { formatKeys } from '../keys';
import * as styles from './overview.module.scss';

export function OverviewHelp({ onShowGuide }: { onShowGuide?: () => void }) {
  return (
    <HelpBox section="overview">
      <ol>
        <li>
          <strong>Next conference</strong> is the one that the home page announces. It links to the sessions that are
          incomplete.
        </li>
        <li>
          <strong>What needs attention</strong> lists what is missing, out of date or failing, with a link to where you
          can fix it.
        </li>
        <li>
          <strong>Worth a look</strong> lists what the content checks found. What is as it should be can be silenced.
        </li>
        <li>
          <strong>Totals</strong> counts everything in a list, including what the site does not show.
        </li>
        <li>
          <strong>Getting started</strong> disappears when its steps are done or when you hide it.{' '}
          {onShowGuide && (
            <button type="button" className={`btn btn-quiet btn-sm ${styles.showGuide}`} onClick={onShowGuide}>
              Show the guide
            </button>
          )}
        </li>
        <li>
          <strong>Find</strong> at the top, or <kbd>{formatKeys('Mod-k')}</kbd> anywhere, opens whatever you can edit by
          its name, drafts and hidden ones, too. It also adds a session, a speaker or a page.
        </li>
        <li>
          <strong>Undo</strong> stands in the message after every change. <strong>History</strong> in a form shows,
          compares and restores earlier versions.
        </li>
        <li>
          <strong>More ways to save</strong> in a form keeps a draft beside the live version, shows the page with it,
          and publishes it now or at a time.
        </li>
        <li>Every section has a help box like this one. Open or close one, and all of them stay so in this browser.</li>
      </ol>
    </HelpBox>
  );
}
