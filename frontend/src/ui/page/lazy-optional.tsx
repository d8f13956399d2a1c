import { type ComponentType, lazy, Suspense } from 'react';

/** A component that the page can do without: it is absent until its code has loaded, and if that fails. */
export function lazyOptional<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const Component = lazy(async () => ({ default: await fetchCode().catch((): ComponentType<Props> => () => null) }));
  return (props: Props) => (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}
