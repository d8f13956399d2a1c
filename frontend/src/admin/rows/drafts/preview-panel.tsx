import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import {
  type CreatedPreview,
  type DraftWithInput,
  draftEndpoints,
  previewLinkDays,
} from '@majlis/contracts/staff/drafts';
import type { RowService } from '@majlis/contracts/staff/history';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import type { StaffForm } from '../../fields/form/staff-form';
import { sendWrite } from '../../shell/api/write';
import { SmallButton } from '../../shell/buttons';
import { formLabels } from '../../shell/form-values';
import { useStaffNames } from '../../shell/sign-in/auth';
import { fieldErrorsOf, fieldLabel, textsOf } from '../../shell/text';
import { useDescribeError, useWriteTools } from '../../shell/writes';
import type { ResourceConfig } from '../resource/resource-config';
import { draftPlace, type ReadInput, rowWithDraft } from './draft-of-row';
import * as styles from './preview-panel.module.scss';

export type EditedInput = {
  form: Pick<StaffForm<unknown>, 'methods' | 'ref'>;
  readInput: ReadInput;
  /** JSON of the fields that are edited outside the form, such as speakers; the preview reloads when it changes. */
  otherInput?: string;
};

type LivePreviewProps = EditedInput & {
  service: RowService;
  table: string;
  id: string;
  /** Returns the path of the page that shows the row with these values. */
  pathOf: (input: DraftWithInput['input']) => string | undefined;
};

type PreviewPanelProps<Row extends AuditFields> = EditedInput & {
  resource: ResourceConfig<Row>;
  row: Row;
  hasDraft: boolean;
  /** True if the form shows the values of the draft. */
  showsDraft: boolean;
  onClose: () => void;
};

const widths = { phone: 390, tablet: 820, desktop: 1440 };
type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];

/** Shows the real page beside the form, or over it where there is no room for both. */
export function PreviewPanel<Row extends AuditFields>(props: PreviewPanelProps<Row>) {
  const { resource, row, form, hasDraft, showsDraft, onClose } = props;
  const { address, refreshes, errors, failure } = useLivePreview({ ...previewOf(resource, row), ...props });
  const [device, setDevice] = useState<Device>('phone');
  const labels = formLabels(form.ref.current);
  const wrong = Object.entries(errors);
  return (
    <section className={styles.panel} aria-label={t('common.preview')}>
      <header className={styles.head}>
        <fieldset className="segments">
          <legend className="visually-hidden">{t('drafts.widthOfPage')}</legend>
          {devices.map((name) => (
            <button key={name} type="button" aria-pressed={device === name} onClick={() => setDevice(name)}>
              {t(`drafts.devices.${name}`)}
            </button>
          ))}
        </fieldset>
        <SmallButton label={t('drafts.closePreview')} onClick={onClose} />
      </header>
      <div role="status">
        {hasDraft && (
          <p className="muted">{showsDraft ? t('drafts.previewShowsDraft') : t('drafts.previewShowsLive')}</p>
        )}
        {(wrong.length > 0 || failure) && (
          <div className="callout" data-tone="warning">
            <p>{wrong.length > 0 ? t('drafts.shownOnceValid') : failure}</p>
            <ul>
              {wrong.map(([name, message]) => (
                <li key={name}>
                  {fieldLabel(name, resource.table, labels)}: {message}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {address && <PreviewFrame address={address} refreshes={refreshes} width={widths[device]} />}
      <PreviewLinks resource={resource} row={row} hasDraft={hasDraft} />
    </section>
  );
}

/** A page that is wider than the panel is scaled down as a whole. */
function PreviewFrame({ address, refreshes, width }: { address: string; refreshes: number; width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shownAddress = useRef(address);
  const [size, setSize] = useState({ inline: width, block: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ inline: entry.contentRect.width, block: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // A reload keeps the scroll position, unlike another address.
    if (refreshes > 1 && shownAddress.current === address) frame.current?.contentWindow?.location.reload();
    shownAddress.current = address;
  }, [refreshes, address]);
  const scale = Math.min(1, size.inline / width);
  return (
    <div ref={box} className={styles.page}>
      <iframe
        ref={frame}
        src={address}
        title={t('drafts.pageWithValues')}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: size.block / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}

type PreviewLinksProps<Row extends AuditFields> = { resource: ResourceConfig<Row>; row: Row; hasDraft: boolean };

/** Creates links by which people without an account see the stored draft. */
function PreviewLinks<Row extends AuditFields>({ resource, row, hasDraft }: PreviewLinksProps<Row>) {
  const { service } = draftPlace(resource, row);
  const endpoint = draftEndpoints.previews(service, resource.table, resource.getId(row));
  const { cache, toast, fail } = useWriteTools();
  const { nameOf } = useStaffNames();
  const links = useQuery({ ...query(endpoint), staleTime: 0 }).data ?? [];
  const { mutate: run, isPending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error) => fail(t('drafts.linksFailed'), error),
    onSettled: () => cache.invalidateQueries({ queryKey: [endpoint.path] }),
  });

  async function copyLink() {
    const body = { table: resource.table, id: resource.getId(row) };
    const { result } = await sendWrite<CreatedPreview>('POST', `/api/${service}/previews`, body);
    const address = window.location.origin + previewAddress(resource.publicPath?.(row), service, result);
    // Without https, browsers have no clipboard, so the link is shown to be copied by hand.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? t('ui.linkCopied') : t('drafts.copyThisLink'), {
      detail: isCopied ? t('drafts.linkEndsIn', { days: previewLinkDays }) : address,
    });
  }
  async function revoke(previewId: string) {
    await sendWrite('DELETE', `/api/${service}/previews/${previewId}`);
    toast(t('drafts.linkRevoked'));
  }
  return (
    <footer className={styles.links}>
      <SmallButton
        label={t('agenda.copyLink')}
        icon="copy"
        disabled={!hasDraft || isPending}
        onClick={() => run(copyLink)}
      />
      <p className="muted">
        {hasDraft ? t('drafts.linkShowsDraft', { days: previewLinkDays }) : t('drafts.saveDraftFirst')}
      </p>
      {links.length > 0 && (
        <ul className={styles.list}>
          {links.map(({ previewId, createdBy, expiresAt }) => (
            <li key={previewId}>
              <span>
                {rich('drafts.linkFrom', {
                  time: formatLocalDateTime(expiresAt),
                  name: () => <bdi>{nameOf(createdBy)}</bdi>,
                })}
              </span>
              <SmallButton
                label={t('drafts.revoke')}
                disabled={isPending}
                onClick={() => run(() => revoke(previewId))}
              />
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

/** Beside a dialog the frame loads the page again after each change, so the pause there is longer. */
const typingPauseMs = 250;
const shortPauseMs = 100;

/** Called with the preview of an open form: its value in the page's address, and how often it has changed. */
export const LivePreviewContext = createContext<((value: string, refreshes: number) => void) | undefined>(undefined);

/** Sends the typed values to the page beside the form. */
export function LivePreview(props: LivePreviewProps) {
  const { address, refreshes } = useLivePreview(props, shortPauseMs);
  const show = useContext(LivePreviewContext);
  const update = useEffectEvent(() => {
    const value = address && new URL(address, window.location.href).searchParams.get('preview');
    if (value) show?.(value, refreshes);
  });
  useEffect(() => update(), [address, refreshes]);
  return null;
}

/** Returns the row that a preview changes, and its page. */
export const previewOf = <Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) => ({
  service: draftPlace(resource, row).service,
  table: resource.table,
  id: resource.getId(row),
  pathOf: (input: DraftWithInput['input']) => resource.publicPath?.(rowWithDraft(resource, row, input)),
});

/** `errors` has messages by field name; while there are any, the page shows the last valid values. */
type PreviewPage = { address?: string; refreshes: number; errors: Record<string, string>; failure?: string };

/** Returns a preview of the row's page with the unsaved values of the form. It follows the typing. */
function useLivePreview(props: LivePreviewProps, pauseMs = typingPauseMs): PreviewPage {
  const { service, table, id, pathOf, form, readInput, otherInput } = props;
  const previewsPath = `/api/${service}/previews`;
  const describeError = useDescribeError();
  const labelOf = (name: string) => fieldLabel(name, table, formLabels(form.ref.current));
  const [page, setPage] = useState<PreviewPage>({ refreshes: 0, errors: {} });
  const created = useRef<CreatedPreview>(undefined);

  const update = useEffectEvent(async () => {
    const { success, data, error } = readInput();
    if (!success) {
      setPage((last) => ({ ...last, errors: textsOf(error, labelOf) }));
      return;
    }
    try {
      if (created.current) await sendWrite('PUT', `${previewsPath}/${created.current.previewId}`, { input: data });
      else {
        const body = { table, id, input: data };
        created.current = (await sendWrite<CreatedPreview>('POST', previewsPath, body)).result;
      }
      const address = previewAddress(pathOf(data), service, created.current);
      setPage(({ refreshes }) => ({ address, refreshes: refreshes + 1, errors: {} }));
    } catch (failure) {
      setPage((last) => ({ ...last, errors: fieldErrorsOf(failure, labelOf), failure: describeError(failure) }));
    }
  });
  const end = useEffectEvent(() => {
    if (created.current)
      void sendWrite('DELETE', `${previewsPath}/${created.current.previewId}`).catch(() => undefined);
  });

  const { subscribe } = form.methods;
  // Updates run one after the other, so that the first creates the preview, and the page ends with the last.
  const updates = useRef(Promise.resolve());
  useEffect(() => {
    const enqueue = () => {
      updates.current = updates.current.then(() => update());
    };
    let timer = setTimeout(enqueue);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(enqueue, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, otherInput, pauseMs]);
  useEffect(() => end, []);
  return page;
}

function previewAddress(path = '/', service: RowService, { token }: CreatedPreview): string {
  const [pathname, hash] = path.split('#');
  return `${pathname}?preview=${service}.${token}${hash ? `#${hash}` : ''}`;
}
