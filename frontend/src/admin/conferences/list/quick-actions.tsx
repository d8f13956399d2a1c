import type { Conference } from '@majlis/contracts/conferences';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#messages/staff';
import { Icon } from '../../icon';
import * as panel from '../../panel.module.scss';
import * as styles from '../management.module.scss';
import { managementPaths } from '../management-paths';
import { ChooseConference } from './choose-conference';

type ChosenView = 'partners' | 'documents';

export function QuickActions({ conferences }: { conferences?: Conference[] }) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<ChosenView | null>(null);

  function open(view: ChosenView) {
    const [first, ...others] = conferences ?? [];
    if (first && others.length === 0) void navigate(managementPaths.conference(first.id, view));
    else setChoice(view);
  }

  return (
    <section aria-labelledby="quick-actions-title">
      <h2 id="quick-actions-title" className={panel.title}>
        {t('conferenceList.quickActions')}
      </h2>
      <div className={styles.actions}>
        <button type="button" className="btn btn-quiet" onClick={() => void navigate(managementPaths.speakers)}>
          <Icon name="people" /> {t('conferenceList.manageSpeakers')}
        </button>
        <button type="button" className="btn btn-quiet" disabled={!conferences} onClick={() => open('partners')}>
          <Icon name="partners" /> {t('conferenceList.managePartners')}
        </button>
        <button type="button" className="btn btn-quiet" disabled={!conferences} onClick={() => open('documents')}>
          <Icon name="document" /> {t('conferenceList.manageDocuments')}
        </button>
      </div>
      {choice && conferences && (
        <ChooseConference view={choice} conferences={conferences} onClose={() => setChoice(null)} />
      )}
    </section>
  );
}
