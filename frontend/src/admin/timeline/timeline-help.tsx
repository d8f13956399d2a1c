import { rich, t } from '#messages/staff';
import { highlightsHeading } from './highlights-heading';

export function TimelineHelp() {
  return (
    <>
      <li>{t('timeline.helpEnter')}</li>
      <li>{rich('timeline.helpHighlights', { heading: () => highlightsHeading })}</li>
      <li>{t('timeline.helpOrder')}</li>
    </>
  );
}
