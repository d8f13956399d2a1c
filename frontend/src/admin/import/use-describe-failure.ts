import type { FailedRow } from '@majlis/contracts/bulk';
import { translateImportMessage } from '#messages/staff/import-messages';
import { ApiError } from '../../api/client';
import { useDescribeError } from '../crud/use-describe-error';
import { tooLargeText } from './check-file';

/** A conflict names what has changed since the preview. */
export type Failure = { message: string; failedRows?: FailedRow[] | undefined };

export function useDescribeFailure(): (error: unknown) => Failure {
  const describeError = useDescribeError();
  return (error) => {
    if (!(error instanceof ApiError)) return { message: describeError(error) };
    const { response, status } = error;
    const ofService = response?.fields?.file;
    const aboutFile = ofService ? translateImportMessage(ofService) : status === 413 ? tooLargeText : undefined;
    return { message: aboutFile ?? translateImportMessage(describeError(error)), failedRows: response?.failedRows };
  };
}
