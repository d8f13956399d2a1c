import type { ImportPreview } from '@majlis/contracts/imports';
import { rich, t } from '#messages/staff';
import { useFocusOnMount } from '../hooks/use-focus-on-mount';
import { ChangeList } from './change-list';
import { ChangedRooms } from './changed-rooms';
import { FileReading } from './file-reading';
import { formatRows } from './format-rows';
import * as styles from './import.module.scss';
import { ImportBar } from './import-bar';
import type { ImportKind } from './import-kind';
import { NameChoices } from './name-choices';
import { NameReadings } from './name-readings';
import type { useImport } from './use-import';
import type { Previewed } from './use-import-preview';

type ImportPreviewPanelProps = Previewed & { kind: ImportKind; importing: ReturnType<typeof useImport> };

export function ImportPreviewPanel({ kind, source, preview, importing }: ImportPreviewPanelProps) {
  const { isReading, isImporting, progress, readAgain, start, reset } = importing;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section aria-busy={isReading}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {rich('importFile.previewOf', { file: () => <bdi>{source.file.name}</bdi> })}
      </h3>
      <FileReading
        source={source}
        preview={preview}
        fieldLabels={kind.fieldLabels}
        onEncoding={(encoding) => readAgain({ encoding })}
        onSheet={(sheet) => readAgain({ sheet, columns: [] })}
        onColumns={(columns) => readAgain({ columns })}
      />
      <NameChoices
        choices={preview.choices.map((choice) => ({ ...choice, chosen: source.choices[choice.key] ?? choice.chosen }))}
        onChoose={(key, id) => readAgain({ choices: { ...source.choices, [key]: id } })}
      />
      <NameReadings
        names={preview.names}
        edits={source.names}
        isReading={isReading}
        onEdit={(cell, edits) => readAgain({ names: { ...source.names, [cell]: edits } })}
      />
      <NewPeople people={preview.people} />
      <ChangedRooms rooms={preview.rooms} />
      {preview.rows.length > 0 && <ChangeList rows={preview.rows} noun={kind.noun} />}
      <ImportBar
        preview={preview}
        noun={kind.noun}
        progress={progress}
        isReading={isReading}
        isImporting={isImporting}
        onStart={start}
        onCancel={reset}
      />
    </section>
  );
}

function NewPeople({ people }: Pick<ImportPreview, 'people'>) {
  if (people.length === 0) return null;
  return (
    <details className={styles.reading}>
      <summary>{t('import.newPeople', { count: people.length })}</summary>
      <ul className={styles.entries}>
        {people.map(({ name, detail, rows, isRestored }) => (
          <li key={`${name} ${detail} ${rows[0]}`}>
            <bdi>{name}</bdi>
            {detail && (
              <>
                {t('lists.listSeparator')}
                <bdi>{detail}</bdi>
              </>
            )}{' '}
            <span className="muted">
              ({isRestored ? t('import.restoredIn', { rows: formatRows(rows) }) : formatRows(rows)})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
