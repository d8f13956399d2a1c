import { type Conflict, maxReasonLength } from '@majlis/contracts/programme-conflicts';
import { useState } from 'react';
import { rich, t } from '#messages/staff';
import { NestedForm, NestedFormField } from '../nested-form';
import { useSingleSubmit } from '../use-single-submit';
import { describeConflict } from './describe-conflict';

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

  function save() {
    setTried(true);
    if (!isMissing) submitOnce(() => onAccept(reason.trim()).then(onClose, () => undefined));
  }

  return (
    <NestedForm
      title={t('sessionGrid.acceptConflict')}
      saveLabel={t('sessionGrid.accept')}
      shape="form"
      onSave={save}
      onClose={onClose}
    >
      <p className="callout" data-tone="warning">
        {describeConflict(conflict)}
        {conflict.sessions.map(({ id, title }) => (
          <span key={id}>
            <br />
            {rich('sessionGrid.quotedTitle', { title: () => <bdi>{title}</bdi> })}
          </span>
        ))}
      </p>
      <NestedFormField
        label={t('sessionGrid.reason')}
        help={t('sessionGrid.reasonHelp')}
        error={isTried && isMissing ? t('sessionGrid.giveReason') : undefined}
      >
        {(input) => (
          <textarea
            {...input}
            className="control"
            dir="auto"
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
