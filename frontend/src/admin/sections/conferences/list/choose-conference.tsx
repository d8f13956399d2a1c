import type { Conference } from '@majlis/contracts/conferences/conferences';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { Dialog } from '../../../../ui/dialog/dialog';
import { formatDateRange } from '../../../../ui/time/dates';
import { useConferenceNames } from '../../../shell/conference-name';
import { managementPaths } from '../../../shell/management-paths';
import * as styles from './choose-conference.module.scss';
import { FilteredConferences } from './filtered-conferences';

type ChooseConferenceProps = { view: 'partners' | 'documents'; conferences: Conference[]; onClose: () => void };

const filterThreshold = 8;

/** Partners and documents belong to one conference, so the user has to choose it first. */
export function ChooseConference({ view, conferences, onClose }: ChooseConferenceProps) {
  const { nameOf } = useConferenceNames();
  return (
    <Dialog title={t(`conferenceList.chooseConference.${view}`)} onClose={onClose}>
      <div className={`dialog-body ${styles.body}`}>
        {conferences.length === 0 && (
          <p>
            {rich('conferenceList.createFirst', {
              create: () => <Link to={managementPaths.create}>{t('conferenceList.createConference')}</Link>,
            })}
          </p>
        )}
        <FilteredConferences conferences={conferences} filterThreshold={filterThreshold}>
          {(visible) => (
            <ul className={styles.list}>
              {visible.map((conference) => (
                <li key={conference.id}>
                  <Link to={managementPaths.conference(conference.id, view)} className={styles.link}>
                    <span dir="auto">{nameOf(conference)}</span>
                    <span className={`muted ${styles.days}`}>
                      {formatDateRange(conference.startDate, conference.endDate, conference.timezone)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </FilteredConferences>
      </div>
    </Dialog>
  );
}
