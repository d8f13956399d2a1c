import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type DayCopyInput, type DayCopyResult, dayCopyPath } from '@majlis/contracts/programme/session-moves';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { NestedForm } from '../../../fields/form/nested-form';
import { useUndo } from '../../../rows/history/use-undo';
import { invalidateResource } from '../../../rows/resource/resource-config';
import { postOnce } from '../../../shell/api/write';
import { useToast } from '../../../shell/toast';
import { useDescribeError } from '../../../shell/use-describe-error';
import { useSingleSubmit } from '../../../shell/use-single-submit';
import { sessionResource } from '../sessions/session-resource';
import { formatDay } from './day-tabs';
import { ChoiceField } from './dialog-fields';

type CopyDayDialogProps = {
  conference: Conference;
  day: string;
  days: string[];
  countOn: (day: string) => number;
  onCopied: (day: string) => void;
  onClose: () => void;
};

export function CopyDayDialog({ conference, day, days, countOn, onCopied, onClose }: CopyDayDialogProps) {
  const { id, timezone } = conference;
  const others = days.filter((other) => other !== day);
  const [to, setTo] = useState(others.find((other) => countOn(other) === 0) ?? others[0] ?? '');
  const [withSpeakers, setWithSpeakers] = useState(true);
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const submitOnce = useSingleSubmit();
  const copy = useMutation({
    mutationFn: (input: DayCopyInput) => postOnce<DayCopyResult>(dayCopyPath(id), input),
    onSuccess: async ({ result, change }) => {
      toast(t('sessionGrid.copied', { count: result.sessions, name: formatDay(to, timezone) }), {
        actions: undo([change]),
      });
      await invalidateResource(cache, sessionResource(conference));
      onCopied(to);
      onClose();
    },
    onError: (error) => toast(t('sessionGrid.copyFailed'), { tone: 'destructive', detail: describeError(error) }),
  });
  const existing = countOn(to);
  return (
    <NestedForm
      title={t('sessionGrid.copyOfDay', { name: formatDay(day, timezone) })}
      saveLabel={copy.isPending ? t('sessionGrid.copying') : t('sessionGrid.copyDay')}
      shape="form"
      onSave={() => to && submitOnce(() => copy.mutateAsync({ from: day, to, withSpeakers }))}
      onClose={onClose}
    >
      <ChoiceField label={t('sessionGrid.copyTo')} value={to} onChange={setTo}>
        {others.map((other) => (
          <option key={other} value={other}>
            {formatDay(other, timezone)}
          </option>
        ))}
      </ChoiceField>
      <label className="check-box">
        <input type="checkbox" checked={withSpeakers} onChange={({ target }) => setWithSpeakers(target.checked)} />
        {t('sessionGrid.withSpeakers')}
      </label>
      <p role="status" className="callout">
        {t('sessionGrid.willBeCopied', { count: countOn(day) })}
        {existing > 0 && ` ${t('sessionGrid.alreadyThere', { count: existing })}`}
      </p>
    </NestedForm>
  );
}
