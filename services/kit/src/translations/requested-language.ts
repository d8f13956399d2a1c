import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Undefined where texts are as they were written. */
export const requestedLanguage = (): string | undefined => storage.getStore();

export const runInLanguage = <Result>(language: string, work: () => Result): Result => storage.run(language, work);
