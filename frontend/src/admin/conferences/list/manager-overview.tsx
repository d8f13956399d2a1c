import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { query } from '../../../api/query';
import { DeletedRows } from '../../editing/deleted-rows';
import { KeptDrafts, newRow } from '../../editing/kept-drafts';
import { ListStates } from '../../editing/list-states';
import { EmptySection } from '../../empty-section';
import { Icon } from '../../icon';
import { SectionHead } from '../../section-head';
import { managedConferenceResource } from '../conference-resource';
import * as styles from '../manager.module.scss';
import { draftSection, managerViews } from '../manager-paths';
import { ConferenceCounters } from './conference-counters';
import { ConferenceList } from './conference-list';
import { Guide } from './guide';
import { QuickActions } from './quick-actions';

export function ManagerOverview() {
  const list = useQuery(query(reads.conferences));
  const goTo = useNavigate();
  const conferences = list.data ?? [];
  const create = () => void goTo(managerViews.create);
  const nameOf = (id: string) =>
    id === newRow ? 'new conference' : conferences.find((conference) => conference.id === id)?.title;

  return (
    <>
      <SectionHead level={2} title="Conferences" lead="Drafts are seen by staff only until they are published.">
        <button type="button" className="btn btn-primary" onClick={create}>
          <Icon name="add" /> New Conference
        </button>
      </SectionHead>
      <ConferenceCounters />
      <div className={styles.columns}>
        <div className={styles.list}>
          <ListStates list={list} noun="conferences">
            <KeptDrafts
              section={draftSection}
              nameOf={nameOf}
              onContinue={(id) => void goTo(id === newRow ? managerViews.create : managerViews.of(id, 'edit'))}
            />
            {conferences.length > 0 ? (
              <ConferenceList conferences={conferences} />
            ) : (
              <EmptySection title="No Conferences Yet" actionLabel="Create Conference" onAction={create}>
                A new one is a draft that only staff see. Its sessions, speakers, partners and documents come next.
              </EmptySection>
            )}
            <DeletedRows resource={managedConferenceResource} />
          </ListStates>
        </div>
        <aside className={styles.side} aria-label="Help and quick actions">
          <QuickActions conferences={list.data} />
          <Guide />
        </aside>
      </div>
    </>
  );
}
