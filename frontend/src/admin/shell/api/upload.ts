import { changeHeader } from '@majlis/contracts/staff/history';
import { parseResponse } from '../../../api/client';
import { changeOf, type Written, withIdempotencyKey } from './write';

export type UploadOptions = {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

/** Sends a multipart form by XMLHttpRequest, because fetch reports no upload progress. */
export function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<Written<T>> {
  const { onProgress, signal, headers = {} } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress?.(loaded / total);
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onload = () => {
      try {
        const result = parseResponse<T>(request.status, request.statusText, request.responseText);
        resolve({ result, change: changeOf(path, request.getResponseHeader(changeHeader)) });
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

export function toFormData(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined)
      form.set(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value));
  return form;
}

export function createRowWithFiles<T>(path: string, input: object, options: UploadOptions = {}): Promise<Written<T>> {
  const request = JSON.stringify(input, (_key, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
  return withIdempotencyKey(`${path} ${request}`, (headers) =>
    upload<T>(path, toFormData(input), { ...options, headers }),
  );
}
