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
import { type Change, sendWrite } from '../../api/write';
import { capitalize } from '../../ui/text/capitalize';
import { useToast } from '../../ui/toast/toast';
import { useDescribeError } from '../crud/use-describe-error';
import { useUndo } from '../history/use-undo';

export const formatPlaces = (count: number): string => (count === 1 ? 'one place' : `${count} places`);

const namePlaces = (uses: MediaUse[]): string =>
  uses.map(({ place, label }) => (label ? `${place} “${label}”` : place)).join(', ');

/** Each service changes its own rows, at once; Undo takes all of it back. */
export function useReplaceFile(file: MediaFile, uses: MediaUse[], onDone: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeError = useDescribeError();
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
        toast('File replaced successfully', {
          detail: `In ${formatPlaces(replaced)}. The old file was deleted.`,
          actions,
        });
      else
        toast('Failed to replace file everywhere', {
          tone: 'destructive',
          detail: `The old file is still used: ${namePlaces(left)}.`,
          actions,
        });
      onDone();
    } catch (error) {
      const show = replaced === 1 ? 'shows' : 'show';
      const done =
        replaced > 0 ? ` ${capitalize(formatPlaces(replaced))} of conferences ${show} the new file already.` : '';
      toast('Failed to replace file', {
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
