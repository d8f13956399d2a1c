import { type CreatedPreview, draftEndpoints, previewLinkDays } from '@majlis/contracts/drafts';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rich, t } from '#messages/staff';
import { query } from '../../api/query';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { sendWrite } from '../api/write';
import type { ResourceConfig } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { Icon } from '../icon';
import { useStaffNames } from '../sign-in/use-staff-names';
import { useToast } from '../toast/toast';
import { draftPlace } from './draft-of-row';
import * as styles from './preview-panel.module.scss';

type PreviewLinksProps<Row extends AuditFields> = { resource: ResourceConfig<Row>; row: Row; hasDraft: boolean };

/** Links with which somebody without an account sees the stored draft. */
export function PreviewLinks<Row extends AuditFields>({ resource, row, hasDraft }: PreviewLinksProps<Row>) {
  const { service } = draftPlace(resource, row);
  const endpoint = draftEndpoints.previews(service, resource.table, resource.getId(row));
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const { nameOf } = useStaffNames();
  const links = useQuery({ ...query(endpoint), staleTime: 0 }).data ?? [];
  const { mutate: run, isPending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error) => toast(t('drafts.linksFailed'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: [endpoint.path] }),
  });

  async function copyLink() {
    const body = { table: resource.table, id: resource.getId(row) };
    const { result } = await sendWrite<CreatedPreview>('POST', `/api/${service}/previews`, body);
    const [pathname, hash] = (resource.publicPath?.(row) ?? '/').split('#');
    const address = `${window.location.origin}${pathname}?preview=${service}.${result.token}${hash ? `#${hash}` : ''}`;
    // Outside https browsers have no clipboard, so the link is shown where it can be copied.
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
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        disabled={!hasDraft || isPending}
        onClick={() => run(copyLink)}
      >
        <Icon name="copy" /> {t('drafts.copyLink')}
      </button>
      <p className="muted">
        {hasDraft ? t('drafts.linkShowsDraft', { days: previewLinkDays }) : t('drafts.saveDraftFirst')}
      </p>
      {links.length > 0 && (
        <ul>
          {links.map(({ previewId, createdBy, expiresAt }) => (
            <li key={previewId}>
              <span>
                {rich('drafts.linkFrom', {
                  time: formatLocalDateTime(expiresAt),
                  name: () => <bdi>{nameOf(createdBy)}</bdi>,
                })}
              </span>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                disabled={isPending}
                onClick={() => run(() => revoke(previewId))}
              >
                {t('drafts.revoke')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
