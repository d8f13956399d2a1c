import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import {
  defaultLanguage,
  languageOfPath,
  parsePublishedLanguages,
  pathInDefaultLanguage,
  pathInLanguage,
} from '@majlis/contracts/shared/languages';
import { publicPreview } from '@majlis/contracts/staff/drafts';
import { translatedFieldsOf } from '@majlis/contracts/staff/translations.schema';
import { type QueryFilters, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { readPreviewToken, withPreview } from '../../../preview/preview-token';
import { askBeforeLeaving } from '../../../ui/dialog/leave-guard';
import { ExternalLink } from '../../../ui/page/external-link';
import { LoadBoundary } from '../../../ui/page/load-boundary';
import { useContent } from '../../../ui/text/content';
import { FormBesideContext } from '../../fields/form/form-layout';
import { newRowId, UnsavedInputNotice } from '../../rows/crud/unsaved-input-notice';
import { LivePreviewContext } from '../../rows/drafts/preview-panel';
import { LanguageButtons } from '../../rows/translations/language-switch';
import { Icon, SmallButton } from '../../shell/buttons';
import { useTitledPages } from '../../shell/conferences';
import { Select } from '../../shell/controls';
import { PageLoadError, SectionSkeleton } from '../../shell/load-states';
import { Menu } from '../../shell/menu';
import { sectionOfTable } from '../../shell/section-of-table';
import { ListLoadError, SectionHeader } from '../../shell/section-parts';
import { ConferenceForm } from '../conferences/form/conference-form';
import { CurrentConferenceContext } from '../conferences/use-current-conference';
import { EditablePage } from './editable-page';
import * as styles from './page-editor.module.scss';
import { type EditableField, usePageValues } from './page-values';

const conferenceTable = 'conferences';

/** The preview of the page without what is typed in a form. */
const noPreview = { value: publicPreview, refreshes: 0 };

const widths = { desktop: undefined, phone: 390 };
type Device = keyof typeof widths;

type Opened = {
  editable: EditableField;
  /** The conference of the row, which the page in the frame may have left for another one. */
  conference: ListedConference | undefined;
  /** The number of open forms of the row; 0 while its section is loaded. */
  forms: number;
  hadForm: boolean;
};

/** Returns the address of a page of the site in the frame; undefined for other addresses. */
const addressInFrame = (path: string, preview: string) =>
  withPreview(path, readPreviewToken({ pathname: '/', search: `?preview=${preview}` }) ?? { token: publicPreview });

/** Staff come here from the page that they want to edit. */
function pathOfReferrer(): string {
  const { origin, pathname } = new URL(document.referrer || '/', window.location.origin);
  return origin === window.location.origin ? pathname : '/';
}

/** Shows a page as visitors see it. Pressing a text or picture opens its form. */
export function PageEditor() {
  const [params, setParams] = useSearchParams();
  const requested = params.get('page') ?? pathOfReferrer();
  const [path, setPath] = useState(addressInFrame(requested, publicPreview) ? requested : '/');
  const [device, setDevice] = useState<Device>('desktop');
  const [opened, setOpened] = useState<Opened>();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [orderSlot, setOrderSlot] = useState<HTMLElement | null>(null);
  const [preview, setPreview] = useState(noPreview);
  const [hasEdited, setHasEdited] = useState(false);
  const [tables, setTables] = useState<string[]>([]);
  const cache = useQueryClient();
  const conference = useConferenceOfPage(path);
  const language = languageOfPath(path);
  const { values, updatedAt, hasFailed } = usePageValues(path, conference);

  function showPage(shown: string) {
    setPath(shown);
    setTables([]);
    setParams({ page: shown }, { replace: true });
  }
  function open(editable: EditableField) {
    if (opened?.editable.rowKey === editable.rowKey) return setOpened({ ...opened, editable });
    askBeforeLeaving(() => {
      const { table, id, field } = editable;
      setOpened({ editable, conference, forms: 0, hadForm: false });
      setHasEdited(true);
      // The row's section reads these parameters, and removes them from the address.
      const row = table === conferenceTable ? {} : { [id === newRowId ? 'add' : 'edit']: id };
      const hasTranslation = language !== defaultLanguage.tag && translatedFieldsOf(table, id)?.[field];
      setParams({ page: path, ...row, ...(hasTranslation && { language }) }, { replace: true });
    });
  }
  function add(table: string) {
    open({ rowKey: `${table} ${newRowId}`, table, id: newRowId, field: '', text: '', label: '' });
  }
  function close() {
    setOpened(undefined);
    setPreview(noPreview);
  }
  function leaveFor(chosen: string) {
    askBeforeLeaving(() => {
      close();
      showPage(chosen);
    });
  }
  if (opened?.hadForm && opened.forms === 0) close();
  const beside = {
    element: panel,
    pageTitle: t('conferenceForm.editConference'),
    field: opened?.editable.field,
    orderSlot,
    onOrderSlot: setOrderSlot,
    onToggle: (isOpen: boolean) =>
      setOpened(
        (current) =>
          current &&
          (current.editable.rowKey === opened?.editable.rowKey
            ? { ...current, forms: current.forms + (isOpen ? 1 : -1), hadForm: true }
            : current),
      ),
  };
  return (
    <div className={styles.editor}>
      <SectionHeader title={t('layout.editOnPage')} description={t('pageEditor.description')}>
        <Toolbar path={path} device={device} tables={tables} onDevice={setDevice} onPath={leaveFor} onAdd={add} />
      </SectionHeader>
      {hasFailed && (
        <ListLoadError text={t('pageEditor.listsFailed')} onRetry={() => void cache.refetchQueries(failed)} />
      )}
      {!opened && <UnsavedTexts values={values} language={language} onContinue={open} />}
      <div className={styles.both}>
        <PageFrame
          path={path}
          width={widths[device]}
          preview={preview}
          values={values}
          updatedAt={updatedAt}
          opened={panel ? opened?.editable : undefined}
          hasEdited={hasEdited}
          onPress={open}
          onAdd={add}
          onPage={showPage}
          onTables={(shown) => setTables((current) => (shown.join() === current.join() ? current : shown))}
        />
        {opened && (
          <aside ref={setPanel} className={styles.panel}>
            {opened.forms === 0 && (
              <div className={styles.waiting}>
                <SmallButton label={t('common.cancel')} onClick={close} />
              </div>
            )}
            {panel && (
              <FormBesideContext value={beside}>
                <LivePreviewContext value={(value, refreshes) => setPreview({ value, refreshes })}>
                  <LoadBoundary loading={<SectionSkeleton />} failed={() => <PageLoadError />}>
                    <div hidden>
                      <SectionOfRow
                        key={opened.editable.rowKey}
                        editable={opened.editable}
                        conference={opened.conference}
                        onLeft={close}
                      />
                    </div>
                  </LoadBoundary>
                </LivePreviewContext>
              </FormBesideContext>
            )}
          </aside>
        )}
      </div>
    </div>
  );
}

type UnsavedTextsProps = { values: EditableField[]; language: string; onContinue: (editable: EditableField) => void };

/** Offers what was typed about the page and not saved, before a reload for example. */
function UnsavedTexts({ values, language, onContinue }: UnsavedTextsProps) {
  const find = (key: string) => values.find(({ id }) => key.endsWith(`/${id}`) || key.endsWith(`/${id}/${language}`));
  return (
    <UnsavedInputNotice
      getName={(key) => find(key)?.label}
      onContinue={(key) => {
        const editable = find(key);
        if (editable) onContinue(editable);
      }}
    />
  );
}

/** The lists that could not be loaded. */
const failed: QueryFilters = { type: 'active', predicate: ({ state }) => state.status === 'error' };

type SectionOfRowProps = { editable: EditableField; conference: ListedConference | undefined; onLeft: () => void };

/** Renders the section that edits the row; it opens the form by the parameters in the address. */
function SectionOfRow({ editable, conference, onLeft }: SectionOfRowProps) {
  if (editable.table === conferenceTable) return <EditedConference id={editable.id} onLeft={onLeft} />;
  const section = sectionOfTable(editable.table);
  if (!section) return null;
  return (
    <CurrentConferenceContext value={conference}>
      <section.Page />
    </CurrentConferenceContext>
  );
}

/** The form of a conference is a page of its own. A refetched list must not change the version that it is based on. */
function EditedConference({ id, onLeft }: { id: string; onLeft: () => void }) {
  const loaded = useQuery(query(endpoints.conferences)).data?.find((conference) => conference.id === id);
  const [conference, setConference] = useState(loaded);
  if (loaded && !conference) setConference(loaded);
  return conference && <ConferenceForm conference={conference} onLeft={onLeft} />;
}

function useConferenceOfPage(path: string) {
  const conferences = useQuery(query(endpoints.conferences)).data;
  const slug = /^(?:\/\w\w)?\/conferences\/([^/]+)/.exec(path)?.[1];
  return slug ? conferences?.find((conference) => conference.slug === decodeSafely(slug)) : undefined;
}

type ToolbarProps = {
  path: string;
  device: Device;
  /** The lists whose rows the page shows. */
  tables: string[];
  onDevice: (device: Device) => void;
  onPath: (path: string) => void;
  onAdd: (table: string) => void;
};

function Toolbar({ path, device, tables, onDevice, onPath, onAdd }: ToolbarProps) {
  const { text } = useContent();
  const languages = parsePublishedLanguages(text('site.languages'));
  const language = languageOfPath(path);
  const addable = tables.flatMap((table) => {
    const addLabel = sectionOfTable(table)?.addLabel;
    return addLabel ? [{ table, addLabel }] : [];
  });
  const plainPath = decodeSafely(pathInDefaultLanguage(path));
  return (
    <div className={styles.toolbar}>
      <Select
        aria-label={t('pageEditor.page')}
        value={plainPath}
        options={useTitledPages()}
        onChoose={(chosen = '/') => onPath(pathInLanguage(chosen, { tag: language }))}
      />
      {languages.length > 1 && (
        <LanguageButtons
          languages={languages}
          chosen={language}
          onChoose={(each) => onPath(pathInLanguage(plainPath, each))}
        />
      )}
      <fieldset className={`segments ${styles.widths}`}>
        <legend className="visually-hidden">{t('drafts.widthOfPage')}</legend>
        {(['desktop', 'phone'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={device === name} onClick={() => onDevice(name)}>
            {t(`drafts.devices.${name}`)}
          </button>
        ))}
      </fieldset>
      {addable.length > 0 && (
        <Menu
          className="btn btn-quiet btn-sm"
          label={
            <>
              <Icon name="add" /> {t('pageEditor.add')}
            </>
          }
        >
          {addable.map(({ table, addLabel }) => (
            <button key={table} type="button" className="menu-entry" onClick={() => onAdd(table)}>
              {addLabel}
            </button>
          ))}
        </Menu>
      )}
      <ExternalLink href={path}>{t('common.viewOnSite')}</ExternalLink>
    </div>
  );
}

type PageFrameProps = {
  path: string;
  width: number | undefined;
  preview: { value: string; refreshes: number };
  values: EditableField[];
  /** When a list was read last. */
  updatedAt: number;
  opened: EditableField | undefined;
  /** After an edit, the page in the frame is read again whenever a list changes, such as by Undo. */
  hasEdited: boolean;
  onPress: (editable: EditableField) => void;
  onAdd: (table: string) => void;
  onPage: (path: string) => void;
  onTables: (tables: string[]) => void;
};

function PageFrame({
  path,
  width,
  preview,
  values,
  updatedAt,
  opened,
  hasEdited,
  onPress,
  onAdd,
  onPage,
  onTables,
}: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const editablePage = useRef<EditablePage>(undefined);
  const shown = useRef({ path });
  const [first] = useState(addressInFrame(path, preview.value));
  const press = useEffectEvent(onPress);
  const addRow = useEffectEvent(onAdd);
  const follow = useEffectEvent((at: string, tables: string[]) => {
    shown.current.path = at;
    if (at !== path) onPage(at);
    onTables(tables);
  });
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    const address = addressInFrame(path, preview.value);
    if (shown.current.path !== path && address) page.location.replace(address);
    else page.postMessage({ preview: preview.value }, window.location.origin);
    shown.current.path = path;
  }, [path, preview]);
  const refresh = useEffectEvent(() => {
    if (hasEdited) frame.current?.contentWindow?.postMessage({ preview: preview.value }, window.location.origin);
  });
  useEffect(() => {
    editablePage.current?.setValues(values);
  }, [values]);
  useEffect(() => refresh(), [updatedAt]);
  useEffect(() => {
    if (!opened) return;
    editablePage.current?.reveal(opened);
    return () => editablePage.current?.focus(opened);
  }, [opened]);
  useEffect(() => () => editablePage.current?.stop(), []);

  function mark() {
    const page = frame.current?.contentDocument;
    editablePage.current?.stop();
    if (!page?.body) return;
    editablePage.current = new EditablePage(page, {
      onPress: (editable) => press(editable),
      onPage: (at, tables) => follow(at, tables),
      onAdd: (table) => addRow(table),
      addLabelOf: (table) => sectionOfTable(table)?.addLabel,
    });
    editablePage.current.setValues(values);
  }
  return (
    <div className={styles.page}>
      <iframe ref={frame} src={first} title={t('pageEditor.frame')} onLoad={mark} style={{ inlineSize: width }} />
    </div>
  );
}
