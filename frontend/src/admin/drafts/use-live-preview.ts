import type { CreatedPreview } from '@majlis/contracts/drafts';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendWrite } from '../api/write';
import { fieldErrorsOf } from '../crud/field-errors-of';
import type { ResourceConfig } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { formLabels } from '../form/form-values';
import { textsOf } from '../form/text-of';
import type { DraftForm } from '../form/use-draft-form';
import { fieldLabel } from '../history/field-label';
import { draftPlace, type ReadInput, rowWithDraft } from './draft-of-row';

const typingPauseMs = 250;

type LivePreviewOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row: Row;
  form: DraftForm<Row>;
  readInput: ReadInput;
  otherInput: string;
};

/** `errors` has what is wrong by field name; while there are errors, the page shows the last valid values. */
type PreviewPage = { address?: string; refreshes: number; errors: Record<string, string>; failure?: string };

/** The page of a row with what the form has now, which nobody has saved. It follows the typing. */
export function useLivePreview<Row extends AuditFields>(options: LivePreviewOptions<Row>): PreviewPage {
  const { resource, row, form, readInput, otherInput } = options;
  const { service } = draftPlace(resource, row);
  const previewsPath = `/api/${service}/previews`;
  const describeError = useDescribeError();
  const labelOf = (name: string) => fieldLabel(name, resource.table, formLabels(form.ref.current));
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
        const body = { table: resource.table, id: resource.getId(row), input: data };
        created.current = (await sendWrite<CreatedPreview>('POST', previewsPath, body)).result;
      }
      const path = resource.publicPath?.(rowWithDraft(resource, row, data)) ?? '/';
      const [pathname, hash] = path.split('#');
      const address = `${pathname}?preview=${service}.${created.current.token}${hash ? `#${hash}` : ''}`;
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
  useEffect(() => {
    let timer = setTimeout(() => void update());
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void update(), typingPauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, otherInput]);
  useEffect(() => end, []);
  return page;
}
