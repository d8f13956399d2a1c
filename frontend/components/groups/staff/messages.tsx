import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OverallStatus, StatusSkeleton } from '../../../src/admin/desk/status/status-page';
import { UnsavedInputNotice } from '../../../src/admin/rows/crud/unsaved-input-notice';
import { ConflictNotice } from '../../../src/admin/rows/resource/edit-conflict';
import { PageLoadError, SectionSkeleton } from '../../../src/admin/shell/load-states';
import { EmptySection, HelpBox, ListStates } from '../../../src/admin/shell/section-parts';
import { ToastMessage } from '../../../src/admin/shell/toast';
import { storeInput } from '../../../src/admin/shell/unsaved-input';
import { query } from '../../../src/api/query';
import { LoadErrorPanel } from '../../../src/ui/page/load-boundary';
import * as styles from '../../components-page.module.scss';
import { failure, type Group } from '../../group';

const ignore = () => undefined;
const conflict = {
  noun: 'partner',
  changedBy: 'omar@example.org',
  changedAt: '2026-11-20T08:00:00.000Z',
  isBusy: false,
  onLoadServerVersion: ignore,
  onOverwrite: ignore,
};
const issues = [
  {
    isBroken: true,
    text: 'The feeds service does not run.',
    advice: 'To start what is missing, run',
    command: 'make up',
  },
  { isBroken: false, text: 'One feed failed.', advice: 'See', link: { to: '/admin/feeds', label: 'Feeds' } },
];

function ListWith({ path }: { path: string }) {
  return (
    <ListStates list={useQuery(query({ path }))} noun="partners">
      {null}
    </ListStates>
  );
}

/** Stores unsaved input of the account that all samples are signed in with. */
function KeptDrafts() {
  useState(() => storeInput('1', 'sample/+', 'sample', { values: {}, typedAt: new Date().toISOString() }));
  return <UnsavedInputNotice section="sample" getName={() => 'new partner'} onContinue={ignore} />;
}

export const messages: Group = {
  title: 'Messages',
  area: 'staff',
  responses: () => ({ '/api/failed': failure }),
  samples: ({ title, sentence, firstName }) => [
    {
      name: 'Toasts',
      element: (
        <div className={styles.stack}>
          <ToastMessage message="Partner saved successfully" onDismiss={ignore} />
          <ToastMessage
            message="Partner deleted"
            detail={title}
            actions={[{ label: 'Undo', run: ignore }]}
            onDismiss={ignore}
          />
          <ToastMessage message="Failed to save partner" tone="destructive" onDismiss={ignore} />
        </div>
      ),
    },
    {
      name: 'Version conflict',
      element: (
        <ConflictNotice
          {...conflict}
          serverSummary={sentence}
          differences={[{ label: 'Name', values: { theirs: title, mine: firstName } }, { label: 'Logo' }]}
        />
      ),
    },
    {
      name: 'Version conflict, other fields',
      element: <ConflictNotice {...conflict} serverSummary={sentence} differences={[]} isBusy />,
    },
    { name: 'Version conflict, deleted', element: <ConflictNotice {...conflict} serverSummary={null} /> },
    { name: 'Kept drafts', element: <KeptDrafts /> },
    { name: 'List, loading', element: <ListWith path="/api/pending" /> },
    { name: 'List, failed', element: <ListWith path="/api/failed" /> },
    { name: 'Load error panel', element: <LoadErrorPanel text="The list could not be loaded." onRetry={ignore} /> },
    {
      name: 'Empty section',
      element: (
        <EmptySection title="No partners yet" actionLabel="Add the first partner" onAction={ignore}>
          Nothing is shown in the footer until you add one.
        </EmptySection>
      ),
    },
    {
      name: 'Help box',
      element: (
        <HelpBox
          section="components"
          title="How to set up a conference"
          steps={[
            sentence,
            <>
              <strong>{firstName}</strong> {title}
            </>,
          ]}
        />
      ),
    },
    { name: 'Page could not be loaded', frameHeight: 280, element: <PageLoadError /> },
    { name: 'Section, loading', frameHeight: 280, element: <SectionSkeleton /> },
    { name: 'Status: all is well', isWide: true, element: <OverallStatus issues={[]} /> },
    { name: 'Status: check this', isWide: true, element: <OverallStatus issues={issues.slice(1)} /> },
    { name: 'Status: does not work', isWide: true, element: <OverallStatus issues={issues} /> },
    { name: 'Status, loading', isWide: true, element: <StatusSkeleton /> },
  ],
};
