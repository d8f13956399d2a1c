import { history, moreWaysToSave, undo } from '#messages/staff/common';
import { find } from '#messages/staff/layout';
import * as messages from '#messages/staff/overview';
import { fillIn } from '../../messages/fill-in';
import { HelpBox } from '../help-box';
import { formatKeys } from '../keys';
import * as styles from './overview.module.scss';

const fillInTitle = (text: string, title: string) => fillIn(text, { title: <strong>{title}</strong> });

export function OverviewHelp({ onShowGuide }: { onShowGuide?: () => void }) {
  return (
    <HelpBox section="overview">
      <ol>
        <li>{fillInTitle(messages.nextConferenceHelp, messages.nextConference)}</li>
        <li>{fillInTitle(messages.needsAttentionHelp, messages.needsAttention)}</li>
        <li>{fillInTitle(messages.contentProblemsHelp, messages.contentProblems)}</li>
        <li>{fillInTitle(messages.totalsHelp, messages.totals)}</li>
        <li>
          {fillInTitle(messages.gettingStartedHelp, messages.gettingStarted)}{' '}
          {onShowGuide && (
            <button type="button" className={`btn btn-quiet btn-sm ${styles.showGuide}`} onClick={onShowGuide}>
              {messages.showGuide}
            </button>
          )}
        </li>
        <li>
          {fillIn(messages.findHelp, {
            title: <strong>{find}</strong>,
            keys: <kbd dir="ltr">{formatKeys('Mod-k')}</kbd>,
          })}
        </li>
        <li>{fillIn(messages.undoHelp, { undo: <strong>{undo}</strong>, history: <strong>{history}</strong> })}</li>
        <li>{fillInTitle(messages.moreWaysToSaveHelp, moreWaysToSave)}</li>
        <li>{messages.helpBoxes}</li>
      </ol>
    </HelpBox>
  );
}
