import { runnerImport } from 'vite';

export type ShellTexts = Record<keyof typeof import('./src/messages/en/shell'), string>;

export async function readShellTexts(tag: string): Promise<ShellTexts> {
  const { module } = await runnerImport<ShellTexts>(`${import.meta.dirname}/src/messages/${tag}/shell.ts`);
  return module;
}
