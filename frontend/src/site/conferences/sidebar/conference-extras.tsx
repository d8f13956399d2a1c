import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../api/query';
import * as styles from '../conference-page.module.scss';
import { ConferenceDocuments } from './conference-documents';
import { ConferencePartners } from './conference-partners';
import { Sponsorship } from './sponsorship';

/** All three appear together, so that none shifts another. */
export function ConferenceExtras({ conference }: { conference: Conference }) {
  const documents = useQuery(query(endpoints.documents(conference.id)));
  const partners = useQuery(query(endpoints.conferencePartners(conference.id)));
  if (documents.isPending || partners.isPending) return null;
  return (
    <div className={styles.extras}>
      <ConferenceDocuments documents={documents.data ?? []} />
      {conference.sponsorshipAvailable && <Sponsorship conference={conference} />}
      <ConferencePartners partners={partners.data ?? []} />
    </div>
  );
}
