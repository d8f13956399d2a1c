import {
  type MediaFile,
  type MediaReplacement,
  type MediaUse,
  mediaReplacementPath,
  type Replacement,
  replacedUploadsPath,
} from '@majlis/contracts/media';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { type Change, sendWrite } from '../api/write';
import { useDescribeError } from '../crud/use-describe-error';
import { useUndo } from '../history/use-undo';
import { useToast } from '../toast/toast';
import { placeName } from './place-name';
import { useMediaUseLabel } from './use-media-use-label';

/** Each service changes its own rows, at once; Undo takes all of it back. */
export function useReplaceFile(file: MediaFile, uses: MediaUse[], onDone: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeError = useDescribeError();
  const labelOf = useMediaUseLabel();
  const namePlaces = (places: MediaUse[]): string =>
    places
      .map((use) => {
        const [place, label] = [placeName(use.place), labelOf(use)];
        return label ? t('mediaUploads.placeOf', { place, label }) : place;
      })
      .join(t('lists.listSeparator'));
  const [isPending, setPending] = useState(false);

  async function replace(url: string) {
    const changes: (Change | null)[] = [];
    let replaced = 0;
    async function write<T extends Replacement>(path: string, body: object): Promise<T> {
      const { result, change } = await sendWrite<T>('POST', path, body);
      if (result.replaced > 0) changes.push(change);
      replaced += result.replaced;
      return result;
    }
    setPending(true);
    try {
      // The library comes last: it keeps the old file while anything uses it.
      if (uses.some(({ service }) => service === 'conferences'))
        await write(replacedUploadsPath('conferences'), { from: file.url, to: url });
      const { left } = await write<MediaReplacement>(mediaReplacementPath(file.id), { url });
      const actions = undo(changes);
      if (left.length === 0)
        toast(t('mediaUploads.replaced'), {
          detail: t('mediaUploads.replacedIn', { count: replaced }),
          actions,
        });
      else
        toast(t('mediaUploads.notReplacedEverywhere'), {
          tone: 'destructive',
          detail: t('mediaUploads.stillUsed', { places: namePlaces(left) }),
          actions,
        });
      onDone();
    } catch (error) {
      const done = replaced > 0 ? ` ${t('mediaUploads.alreadyReplaced', { count: replaced })}` : '';
      toast(t('mediaUploads.notReplaced'), {
        tone: 'destructive',
        detail: describeError(error) + done,
        actions: undo(changes),
      });
    }
    setPending(false);
    await cache.invalidateQueries();
  }

  return { replace, isPending };
}
