import { type Conflict, maxReasonLength } from '@majlis/contracts/programme-conflicts';
import { useState } from 'react';
import { NestedForm, NestedFormField } from '../nested-form';
import { useSingleSubmit } from '../use-single-submit';
import { conflictDetail, kindLabels } from './describe-conflict';

type AcceptDialogProps = {
  conflict: Conflict;
  onAccept: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

export function AcceptDialog({ conflict, onAccept, onClose }: AcceptDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const submitOnce = useSingleSubmit();
  const isMissing = reason.trim() === '';
  const detail = conflictDetail(conflict);

  function save() {
    setTried(true);
    if (!isMissing) submitOnce(() => onAccept(reason.trim()).then(onClose, () => undefined));
  }

  return (
    <NestedForm title="Accept the conflict" saveLabel="Accept" shape="form" onSave={save} onClose={onClose}>
      <p className="callout" data-tone="warning">
        {kindLabels[conflict.kind]}
        {detail && `: ${detail}`}
        {conflict.sessions.map(({ id, title }) => (
          <span key={id}>
            <br />“<bdi>{title}</bdi>”
          </span>
        ))}
      </p>
      <NestedFormField
        label="Reason"
        help="Colleagues see it. The conflict no longer counts until it changes."
        error={isTried && isMissing ? 'Give a reason' : undefined}
      >
        {(input) => (
          <textarea
            {...input}
            className="control"
            rows={3}
            maxLength={maxReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </NestedFormField>
    </NestedForm>
  );
}
