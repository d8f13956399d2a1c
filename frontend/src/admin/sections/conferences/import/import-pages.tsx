// The bundler reaches this page before the root, but admin.scss must be the first style sheet of the staff area.
import '../../../../styles/admin/admin.scss';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { importFields, importLimits, personImportFields } from '@majlis/contracts/staff/import-fields';
import { importPath, peopleImportPath } from '@majlis/contracts/staff/imports.schema';
import { useEffect, useEffectEvent, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { locale } from '#messages/language';
import { rich, t } from '#messages/staff';
import { formatLocalDateTime } from '../../../../ui/time/format-local-time';
import { describeZoneDuring } from '../../../../ui/time/time-zones';
import { UploadProgress, useFileDrop } from '../../../fields/upload/file-drop';
import { FileButton, Icon, SmallButton } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { useFocusOnMount } from '../../../shell/focus';
import { SectionHeader } from '../../../shell/section-parts';
import { useStaffNames } from '../../../shell/sign-in/auth';
import { textOf } from '../../../shell/text';
import { formatDay, listDays } from '../session-grid/planned-days';
import { useCurrentConference } from '../use-current-conference';
import * as styles from './import.module.scss';
import { ImportPreviewPanel } from './import-preview';
import { type Failure, type Imported, type ImportKind, listCounts, useImport, usePastedRows } from './use-import';

const kind: ImportKind = {
  path: peopleImportPath,
  noun: { one: 'speaker', many: 'speakers' },
  fieldLabels: personImportFields,
  accepted: '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.json',
  days: [],
  listPath: managementPaths.speakers,
};

export const PeopleImportPage = () => (
  <>
    <SectionHeader
      title={t('importLinks.importSpeakers')}
      description={t('importHelp.speakersDescription')}
      level={2}
      help={{
        section: 'people-import',
        steps: [t('importHelp.speakersFile'), t('importHelp.speakersPreview'), t('importHelp.helpImport')],
        more: (
          <>
            <p>{t('importHelp.speakersMatching')}</p>
            <p>{t('importHelp.speakersColumns')}</p>
          </>
        ),
      }}
    >
      <Link to={managementPaths.speakers}>{t('conferences.backToSpeakers')}</Link>
    </SectionHeader>
    <ImportPanel kind={kind} />
  </>
);

const kindFor = (conference: Conference): ImportKind => ({
  path: importPath(conference.id),
  noun: { one: 'session', many: 'sessions' },
  fieldLabels: importFields,
  accepted: '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.json,.xml',
  days: listDays(conference).map((day) => ({ value: day, label: formatDay(day, conference.timezone) })),
  listPath: managementPaths.conference(conference.id, 'sessions'),
});

export function SessionImportPage() {
  const conference = useCurrentConference();
  const { id, title, startDate, endDate, timezone } = conference;
  return (
    <>
      <SectionHeader
        title={t('importLinks.importSessions')}
        parentTitle={title}
        description={t('importHelp.sessionsDescription', { zone: describeZoneDuring(startDate, endDate, timezone) })}
        level={2}
        help={{
          section: 'session-import',
          steps: [t('importHelp.sessionsFile'), t('importHelp.sessionsPreview'), t('importHelp.helpImport')],
          more: (
            <>
              <p>{t('importHelp.sessionsMatching')}</p>
              <p>
                {rich('importHelp.sessionsColumns', {
                  speakers: () => <code dir="ltr">Amina Yusuf &lt;amina@example.org&gt; (keynote); Bilal Khan</code>,
                  time: () => <code dir="ltr">2026-03-12 09:00</code>,
                  materials: () => (
                    <code dir="ltr">On counsel &lt;https://example.org/counsel.pdf&gt; (paper, CC BY 4.0)</code>
                  ),
                })}
              </p>
            </>
          ),
        }}
      >
        <Link to={managementPaths.conference(id, 'sessions')}>{t('conferences.backToSessions')}</Link>
      </SectionHeader>
      <ImportPanel kind={kindFor(conference)} />
    </>
  );
}

/** Leads staff from choosing a file through its preview to the result. */
function ImportPanel({ kind }: { kind: ImportKind }) {
  const importing = useImport(kind);
  const { previewed, imported, failure, isReading, progress, readAgain, choose, reset } = importing;
  const { state } = useLocation() as { state: { file?: unknown; day?: string } | null };
  const navigate = useNavigate();
  // Staff who pasted rows into the grid return to it.
  const cancel = () => (state?.file ? void navigate(-1) : reset());
  const readPasted = useEffectEvent(choose);
  useEffect(() => {
    if (state?.file instanceof File) readPasted(state.file, state.day);
  }, [state]);
  usePastedRows((file) => choose(file));
  return (
    <>
      {imported && <ImportSummary kind={kind} imported={imported} />}
      {failure && <ImportFailure {...failure} onReadAgain={previewed && (() => readAgain())} />}
      {previewed ? (
        <ImportPreviewPanel kind={kind} {...previewed} importing={{ ...importing, reset: cancel }} />
      ) : isReading ? (
        <UploadProgress progress={progress} processingText={t('importFile.readingFile')} onCancel={cancel} />
      ) : (
        <FileChoice kind={kind} onFile={choose} />
      )}
    </>
  );
}

function FileChoice({ kind: { noun, accepted }, onFile }: { kind: ImportKind; onFile: (file: File) => void }) {
  const id = useId();
  const choose = ([file]: Iterable<File>) => file && onFile(file);
  const dropTarget = useFileDrop(choose);
  return (
    <section aria-label={t('common.file')} className={`drop-zone ${styles.drop}`} {...dropTarget}>
      <label htmlFor={id} className="visually-hidden">
        {t(`importFile.fileWith.${noun.many}`)}
      </label>
      <FileButton id={id} isPrimary accept={accepted} aria-describedby={`${id}-hint`} onFiles={choose} />
      <p id={`${id}-hint`} className={`muted ${styles.hint}`}>
        <span className="drop-hint">{t('importFile.orDrop')}</span>
        {t('importFile.orPaste')}{' '}
        {t('importFile.fileLimits', {
          megabytes: importLimits.bytes / 1024 / 1024,
          rows: importLimits.rows.toLocaleString(locale),
          noun: noun.many,
        })}
      </p>
    </section>
  );
}

type ImportFailureProps = Failure & { onReadAgain: (() => void) | undefined };

/** After a conflict the changes must be previewed again, because the import would make others than those that were shown. */
function ImportFailure({ message, failedRows = [], onReadAgain }: ImportFailureProps) {
  const { nameOf, isOwn } = useStaffNames();
  return (
    <div role="alert" className="callout" data-tone="error">
      <p dir="auto">{message}</p>
      {failedRows.length > 0 && (
        <ul className={styles.failedRows}>
          {failedRows.map(({ id, label, reason, changed }) => (
            <li key={id} dir="auto">
              <bdi>{label ?? id}</bdi>:{' '}
              {changed
                ? t(isOwn(changed.by) ? 'bulk.changedMeanwhileByYou' : 'bulk.changedMeanwhile', {
                    name: nameOf(changed.by),
                    when: formatLocalDateTime(changed.at),
                  })
                : textOf(reason)}
            </li>
          ))}
        </ul>
      )}
      {onReadAgain && (
        <div className="callout-actions">
          <SmallButton label={t('import.showNewPreview')} onClick={onReadAgain} />
        </div>
      )}
    </div>
  );
}

function ImportSummary({ kind: { noun, listPath }, imported }: { kind: ImportKind; imported: Imported }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { undo } = imported;
  return (
    <section className={styles.done}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        <Icon name="done" /> {t('import.imported', { list: listCounts(imported, noun) })}
      </h3>
      <div className={styles.doneActions}>
        <Link to={listPath} className="btn btn-primary">
          {t(`import.seeRows.${noun.many}`)}
        </Link>
        {undo && (
          <button type="button" className="btn btn-quiet" onClick={undo.run}>
            <Icon name="undo" /> {undo.label}
          </button>
        )}
      </div>
    </section>
  );
}
