import { rich, t } from '#messages/staff';
import { HelpBox } from '../help-box';
import { formatKeys } from '../keys';
import * as styles from './overview.module.scss';

type HelpKey =
  `overview.${'nextConference' | 'needsAttention' | 'contentProblems' | 'totals' | 'gettingStarted' | 'moreWaysToSave'}Help`;

const withTitle = (key: HelpKey, title: string) => rich(key, { title: () => <strong>{title}</strong> });

export function OverviewHelp({ onShowGuide }: { onShowGuide?: () => void }) {
  return (
    <HelpBox section="overview">
      <ol>
        <li>{withTitle('overview.nextConferenceHelp', t('overview.nextConference'))}</li>
        <li>{withTitle('overview.needsAttentionHelp', t('overview.needsAttention'))}</li>
        <li>{withTitle('overview.contentProblemsHelp', t('overview.contentProblems'))}</li>
        <li>{withTitle('overview.totalsHelp', t('overview.totals'))}</li>
        <li>
          {withTitle('overview.gettingStartedHelp', t('overview.gettingStarted'))}{' '}
          {onShowGuide && (
            <button type="button" className={`btn btn-quiet btn-sm ${styles.showGuide}`} onClick={onShowGuide}>
              {t('overview.showGuide')}
            </button>
          )}
        </li>
        <li>
          {rich('overview.findHelp', {
            title: () => <strong>{t('layout.find')}</strong>,
            keys: () => <kbd dir="ltr">{formatKeys('Mod-k')}</kbd>,
          })}
        </li>
        <li>
          {rich('overview.undoHelp', {
            undo: () => <strong>{t('common.undo')}</strong>,
            history: () => <strong>{t('common.history')}</strong>,
          })}
        </li>
        <li>{withTitle('overview.moreWaysToSaveHelp', t('common.moreWaysToSave'))}</li>
        <li>{t('overview.helpBoxes')}</li>
      </ol>
    </HelpBox>
  );
}
