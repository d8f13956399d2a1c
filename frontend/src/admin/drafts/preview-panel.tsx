import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useEffect, useRef, useState } from 'react';
import { t } from '#messages/staff';
import type { ResourceConfig } from '../crud/resource-config';
import { formLabels } from '../form/form-values';
import type { DraftForm } from '../form/use-draft-form';
import { fieldLabel } from '../history/field-label';
import type { ReadInput } from './draft-of-row';
import { PreviewLinks } from './preview-links';
import * as styles from './preview-panel.module.scss';
import { useLivePreview } from './use-live-preview';

type PreviewPanelProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row: Row;
  form: DraftForm<Row>;
  readInput: ReadInput;
  /** The preview follows it, too. */
  otherInput: string;
  hasDraft: boolean;
  /** The form has the values of the draft. */
  showsDraft: boolean;
  onClose: () => void;
};

const widths = { phone: 390, tablet: 820, desktop: 1440 };
type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];

/** Shows the real page beside the form, or over it where there is no room for both. */
export function PreviewPanel<Row extends AuditFields>(props: PreviewPanelProps<Row>) {
  const { resource, row, form, hasDraft, showsDraft, onClose } = props;
  const { address, refreshes, errors, failure } = useLivePreview(props);
  const [device, setDevice] = useState<Device>('phone');
  const labels = formLabels(form.ref.current);
  const wrong = Object.entries(errors);
  return (
    <section className={styles.panel} aria-label={t('common.preview')}>
      <header className={styles.head}>
        <fieldset className={styles.devices}>
          <legend className="visually-hidden">{t('drafts.widthOfPage')}</legend>
          {devices.map((name) => (
            <button
              key={name}
              type="button"
              className="btn btn-quiet btn-sm"
              aria-pressed={device === name}
              onClick={() => setDevice(name)}
            >
              {t(`drafts.devices.${name}`)}
            </button>
          ))}
        </fieldset>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onClose}>
          {t('drafts.closePreview')}
        </button>
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

type PreviewFrameProps = { address: string; refreshes: number; width: number };

/** A page that is wider than the panel is made smaller as a whole. */
function PreviewFrame({ address, refreshes, width }: PreviewFrameProps) {
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
