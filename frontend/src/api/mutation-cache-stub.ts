/** The site only reads: the staff area has a client with the library's own cache (admin/writing-client-provider.tsx). */
export class MutationCache {
  clear(): void {}

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
