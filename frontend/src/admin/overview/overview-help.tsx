import { rich, t } from '#messages/staff';
import { HelpBox } from '../help-box';
import { formatKeys } from '../keys';
import * as styles from './overview.module.scss';

type HelpKey =
  `overview.${'nextConference' | 'needsAttention' | 'contentProblems' | 'totals' | 'gettingStarted' | 'moreWaysToSave'}Help`;

const withTitle = (key: HelpKey, title: string) => rich(key, { title: () => <strong>{title}</strong> });

export function OverviewHelp({ onShowGuide }: { onShowGuide?: () => void }) {
  return (
    <HelpBox
      section="overview"
      steps={[
        withTitle('overview.nextConferenceHelp', t('overview.nextConference')),
        withTitle('overview.needsAttentionHelp', t('overview.needsAttention')),
        withTitle('overview.contentProblemsHelp', t('overview.contentProblems')),
        withTitle('overview.totalsHelp', t('overview.totals')),
        <>
          {withTitle('overview.gettingStartedHelp', t('overview.gettingStarted'))}{' '}
          {onShowGuide && (
            <button type="button" className={`btn btn-quiet btn-sm ${styles.showGuide}`} onClick={onShowGuide}>
              {t('overview.showGuide')}
            </button>
          )}
        </>,
        rich('overview.findHelp', {
          title: () => <strong>{t('layout.find')}</strong>,
          keys: () => <kbd dir="ltr">{formatKeys('Mod-k')}</kbd>,
        }),
        rich('overview.undoHelp', {
          undo: () => <strong>{t('common.undo')}</strong>,
          history: () => <strong>{t('common.history')}</strong>,
        }),
        withTitle('overview.moreWaysToSaveHelp', t('common.moreWaysToSave')),
        t('overview.helpBoxes'),
      ]}
    />
  );
}
