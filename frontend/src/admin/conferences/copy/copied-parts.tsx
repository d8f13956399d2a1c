import type { CopyCounts } from '@majlis/contracts/conference-copy';
import type { Conference } from '@majlis/contracts/conferences';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { query } from '../../../api/query';
import { FormSwitch } from '../../../ui/form/form-field';
import type { FormValues } from '../../../ui/form/form-values';
import { ConditionalFields } from '../form/conditional-fields';
import * as styles from './copy-dialog.module.scss';

/** The switches count the rows of each part, and the text below names what is never copied. */
export function CopiedParts({ conference: { id } }: { conference: Conference }) {
  const { data: counts } = useQuery(query(staffEndpoints.copyCounts(id)));
  const hasSessions = useWatch<FormValues>({ name: 'sessions' }) === true;
  const labelOf = (label: string, countIn: (of: CopyCounts) => number) =>
    counts ? `${label} (${countIn(counts).toLocaleString('en')})` : label;
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.legend}>What to copy</legend>
      <FormSwitch name="texts" label="Texts, tags and picture" />
      <FormSwitch name="venue" label="Venue and capacity" />
      <ConditionalFields
        name="sessions"
        label={labelOf('Sessions', ({ sessions }) => sessions)}
        whenOn={
          <>
            <FormSwitch name="times" label="Times" help="Without them, all sessions begin with the conference." />
            <FormSwitch name="rooms" label="Rooms" />
            <FormSwitch name="speakers" label={labelOf('Speakers', ({ speakers }) => speakers)} />
          </>
        }
      />
      <FormSwitch name="partners" label={labelOf('Partners', ({ partners }) => partners)} />
      <FormSwitch
        name="documents"
        label={labelOf(
          'Documents',
          ({ documents, sessionDocuments }) => documents + (hasSessions ? sessionDocuments : 0),
        )}
        help="Programmes and others. Their release times move with the dates."
      />
      <div className={styles.left}>
        <p>
          <strong>Not copied:</strong>
        </p>
        <ul>
          <li>links to registration, meeting and papers</li>
          <li>deadlines, the release date and the call for papers</li>
          <li>registered attendees and the photo album</li>
          <li>papers, slides, recordings and proceedings</li>
          <li>texts for search engines and “Featured”</li>
        </ul>
      </div>
    </fieldset>
  );
}
