import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import * as styles from './session-speakers.module.scss';

type SessionDocumentsProps = { conferenceId: string; sessionId: string | undefined };

/** A document is edited in the list of the conference, which has its order, history and drafts. */
export const SessionDocuments = ({ conferenceId, sessionId }: SessionDocumentsProps) => (
  <section className={styles.sessionSpeakers} aria-label={t('sessions.documents')}>
    <h3 className={styles.title}>{t('sessions.documents')}</h3>
    {sessionId ? (
      <CurrentDocuments conferenceId={conferenceId} sessionId={sessionId} />
    ) : (
      <p className="muted">{t('sessions.documentsAfterCreation')}</p>
    )}
  </section>
);

function CurrentDocuments({ conferenceId, sessionId }: { conferenceId: string; sessionId: string }) {
  const { data = [], isPending, isError } = useQuery(query(endpoints.documents(conferenceId)));
  const documents = data.filter((document) => document.sessionId === sessionId);
  const path = managementPaths.conference(conferenceId, 'documents');
  return (
    <>
      {documents.length === 0 && (
        <p className="muted">
          {isPending
            ? t('sessions.loadingDocuments')
            : isError
              ? t('sessions.documentsFailed')
              : t('sessions.noDocuments')}
        </p>
      )}
      <ul className={styles.list}>
        {documents.map(({ id, title, kind, isActive }) => (
          <li key={id}>
            <Link to={`${path}?edit=${id}`}>
              <bdi>{title}</bdi>
            </Link>
            <span className="badge" data-tone="plain">
              {t(`documentKinds.${kind}`)}
            </span>
            {!isActive && <span className="muted">{t('sessions.notActive')}</span>}
          </li>
        ))}
      </ul>
      <Link className="btn btn-quiet btn-sm" to={`${path}?add=${sessionId}`}>
        <Icon name="add" /> {t('sessions.addDocument')}
      </Link>
    </>
  );
}
