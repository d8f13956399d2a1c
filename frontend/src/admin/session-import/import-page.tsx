import { Link } from 'react-router-dom';
import { describeZoneDuring } from '../../ui/time/time-zones';
import { UploadProgress } from '../../ui/upload/file-drop';
import { managementPaths } from '../conferences/management-paths';
import { useCurrentConference } from '../conferences/use-current-conference';
import { SectionHeader } from '../section-header';
import { FileChoice } from './file-choice';
import { ImportFailure } from './import-failure';
import { ImportHelp } from './import-help';
import { ImportPreviewPanel } from './import-preview';
import { ImportSummary } from './import-summary';
import { ProgrammeFiles } from './programme-files';
import { useImport } from './use-import';

export function ImportPage() {
  const { id, title, startDate, endDate, timezone } = useCurrentConference();
  const importing = useImport(id);
  const { previewed, imported, failure, isReading, progress, readAgain, choose, reset } = importing;
  return (
    <>
      <SectionHeader
        title="Import Sessions"
        parentTitle={title}
        description={`Times without an offset are in ${describeZoneDuring(startDate, endDate, timezone)}.`}
        level={2}
      >
        <Link to={managementPaths.conference(id, 'sessions')}>Back to sessions</Link>
      </SectionHeader>
      {imported && <ImportSummary conferenceId={id} imported={imported} />}
      {failure && <ImportFailure {...failure} onReadAgain={previewed && (() => readAgain())} />}
      {previewed ? (
        <ImportPreviewPanel {...previewed} importing={importing} />
      ) : (
        <>
          <ImportHelp />
          {isReading ? (
            <UploadProgress progress={progress} processingText="Reading the file…" onCancel={reset} />
          ) : (
            <FileChoice onFile={choose} />
          )}
          <ProgrammeFiles conferenceId={id} />
        </>
      )}
    </>
  );
}
