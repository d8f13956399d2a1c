import { type ComponentType, lazy, useEffect, useState } from 'react';
import { type Location, matchRoutes, type RouteMatch, type RouteObject, useRoutes } from 'react-router-dom';
import { LoadBoundary, LoadCodeError, LoadErrorDialog } from './load-boundary';

export type LazyPart<Props = object> = ComponentType<Props> & { load: () => Promise<void> };
type FetchCode<Props> = () => Promise<ComponentType<Props>>;

const loads = new Set<() => Promise<void>>();

/** Loads every part that the pages of this visit can show, for reading without network. */
export async function loadAllParts(): Promise<void> {
  // Loaded code may register parts of its own; the loop reaches these, too.
  for (const load of loads) await load().catch(() => undefined);
}

export function lazyPage<Props extends object = object>(fetchCode: FetchCode<Props>): LazyPart<Props> {
  let component: ComponentType<Props> | undefined;
  // React may render a failure several times before it shows it, so the failed attempt is kept until then.
  let isFailureShown = false;
  let lostSheets: HTMLLinkElement[] = [];
  const renew = () => {
    if (!isFailureShown) return;
    isFailureShown = false;
    Lazy = createLazy();
  };
  const onShown = () => {
    isFailureShown = true;
  };
  const load = async () => {
    renew();
    component ??= await fetchCode();
  };
  const createLazy = () =>
    lazy(async () => {
      try {
        await Promise.all(lostSheets.map(reloadSheet));
        component ??= await fetchCode();
        return { default: component };
      } catch (error) {
        lostSheets = takeFailedSheets();
        throw new LoadCodeError(onShown, renew, error);
      }
    });
  let Lazy = createLazy();
  function Page(props: Props) {
    // The component must not change during its life, or React would mount it again. Loaded code renders at once.
    const [Rendered] = useState<ComponentType<Props>>(() => component ?? Lazy);
    return <Rendered {...props} />;
  }
  return Object.assign(Page, { load });
}

/** Creates a part of a page that loads its code when it is rendered, within a `LoadBoundary` that is always there. */
export function lazyPart<Props extends object = object>(fetchCode: FetchCode<Props>): LazyPart<Props> {
  const Part = lazyPage(fetchCode);
  loads.add(Part.load);
  return Part;
}

/** Creates a dialog that loads its code when it is rendered. If that fails, a small dialog reports it. */
export function lazyDialog<Props extends { onClose: () => void }>(fetchCode: FetchCode<Props>) {
  const Part = lazyPart(fetchCode);
  return (props: Props) => (
    <LoadBoundary failed={(retry) => <LoadErrorDialog onRetry={retry} onClose={props.onClose} />}>
      <Part {...props} />
    </LoadBoundary>
  );
}

/**
 * Creates a part that the page can do without: it is absent until its code has loaded, and if loading fails, also in the publisher.
 */
export function lazyOptional<Props extends object>(fetchCode: FetchCode<Props>) {
  const Part = lazyPart(() => fetchCode().catch((): ComponentType<Props> => showNothing));
  return (props: Props) => (
    <LoadBoundary failed={showNothing}>
      <Part {...props} />
    </LoadBoundary>
  );
}

const showNothing = () => null;

const failedSheets = new Set<HTMLLinkElement>();
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedSheets.add(target);
  },
  true,
);

/** Returns the style sheets that failed to load. The bundler requests each only once, so they must be reloaded here. */
function takeFailedSheets(): HTMLLinkElement[] {
  const failed = [...failedSheets].filter(({ isConnected }) => isConnected);
  failedSheets.clear();
  return failed;
}

const reloadSheet = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const renewed = document.createElement('link');
    for (const { name, value } of link.attributes) renewed.setAttribute(name, value);
    renewed.addEventListener('load', resolve);
    renewed.addEventListener('error', () => reject(new Error(`${link.href} was not loaded`)));
    link.replaceWith(renewed);
  });

const isLazyPage = (component: unknown): component is LazyPart =>
  typeof component === 'function' && 'load' in component;

export async function loadMatchedPages(routes: RouteObject[], path: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(async ({ route: { Component } }) => isLazyPage(Component) && (await Component.load())));
  return matches;
}

export function useLazyRoutes(routes: RouteObject[], location: Location) {
  const { pathname } = location;
  useEffect(() => void loadMatchedPages(routes, pathname).catch(() => undefined), [routes, pathname]);
  return useRoutes(routes, location);
}

export const LazySlowNotice = lazyOptional(async () => (await import('./slow-notice')).SlowNotice);
